# What a game and its launcher say to the portal (Godot 3). The publisher's token comes from your back end.
extends Node

# { url, code, expiresAt, unread: { token, expiresAt } }: open the url within ten minutes, once.
signal told(receipt)
# { count, openCase: null or { id, url, isUnread, updatedAt } }
signal counted(unread)
signal ended()
# status 0: nobody answered; problem: the portal's own words, or {}
signal refused(status, problem)

# https://support.example.com
export var portal := "http://localhost:8080"

# Hands over what the game knows (createGameContext).
func tell(publisher_token: String) -> void:
	var body := to_json({"token": publisher_token})
	_send(HTTPClient.METHOD_POST, "/services/bft/api/ingame/context", ["Content-Type: application/json"], body, "told")

# How much is unread (getUnread); once a minute is enough.
func ask(unread_token: String) -> void:
	_send(HTTPClient.METHOD_GET, "/services/bft/api/unread", ["Authorization: Bearer " + unread_token], "", "counted")

# Gives the launcher's token back (endUnread), as at sign-out.
func end(unread_token: String) -> void:
	_send(HTTPClient.METHOD_DELETE, "/services/bft/api/unread", ["Authorization: Bearer " + unread_token], "", "ended")

func open(receipt: Dictionary) -> void:
	var _error := OS.shell_open(receipt["url"])

func _send(method: int, path: String, headers: Array, body: String, answer: String) -> void:
	var http := HTTPRequest.new()
	http.timeout = 15
	add_child(http)
	var _connected := http.connect("request_completed", self, "_answered", [http, answer])
	var address := portal.rstrip("/") + path
	if http.request(address, PoolStringArray(headers + ["Accept: application/json"]), true, method, body) != OK:
		http.queue_free()
		emit_signal("refused", 0, {})

func _answered(_result: int, status: int, _headers: PoolStringArray, body: PoolByteArray, http: HTTPRequest, answer: String) -> void:
	http.queue_free()
	var content := {}
	# An answer without a body is no JSON.
	if body.size() > 0:
		var parsed := JSON.parse(body.get_string_from_utf8())
		if parsed.error == OK and parsed.result is Dictionary:
			content = parsed.result
	if status < 200 or status >= 300:
		emit_signal("refused", status, content)
	elif answer == "ended":
		emit_signal("ended")
	else:
		emit_signal(answer, content)
