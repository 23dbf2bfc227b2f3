# Plays a game against a started demonstration: godot3-server --path . -s smoke.gd, its address in GUIDEPOST_URL.
extends SceneTree

var guidepost = preload("guidepost.gd").new()
var step := 0
var unread_token := ""
var publisher_token := ""

func _init() -> void:
	guidepost.portal = OS.get_environment("GUIDEPOST_URL") + "/"
	publisher_token = OS.get_environment("GUIDEPOST_TOKEN")
	root.add_child(guidepost)
	guidepost.connect("told", self, "_told")
	guidepost.connect("counted", self, "_counted")
	guidepost.connect("ended", self, "_ended")
	guidepost.connect("refused", self, "_refused")
	# A node lives from the first frame on.
	create_timer(0.1).connect("timeout", self, "_begin")

func _begin() -> void:
	guidepost.tell(publisher_token)

func _fail(words: String) -> void:
	printerr(words)
	quit(1)

func _told(receipt: Dictionary) -> void:
	if step != 0 or not ("?ingame=" in receipt["url"]):
		_fail("no page to open")
		return
	step = 1
	unread_token = receipt["unread"]["token"]
	guidepost.tell(publisher_token)

func _refused(status: int, problem: Dictionary) -> void:
	if status != 401 or problem.get("slug") != "unauthorized":
		_fail("refused with %d at step %d" % [status, step])
		return
	if step == 1:
		step = 2
		guidepost.ask(unread_token)
	elif step == 4:
		print("opened with context, a second time refused, counted, token given back")
		quit(0)
	else:
		_fail("refused at step %d" % step)

func _counted(unread: Dictionary) -> void:
	if step != 2 or unread["openCase"] == null:
		_fail("no open case")
		return
	step = 3
	guidepost.end(unread_token)

func _ended() -> void:
	step = 4
	guidepost.ask(unread_token)
