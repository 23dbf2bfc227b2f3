# Files a ticket with a file and reads it back, with the standard library and the published contract alone.
# Usage: python3 file-a-ticket.py [http://localhost:8080]
import base64, hashlib, json, sys, urllib.request, uuid
from http.cookiejar import CookieJar

api = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080") + "/services/bft/api"
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

def call(method, path, body=None, **headers):
    request = urllib.request.Request(api + path, body, {name.replace("_", "-"): value for name, value in headers.items()}, method=method)
    with browser.open(request) as answer:
        return answer.headers, answer.read()

# Nobody is signed in: the token for every write belongs to the anonymous session of this cookie jar.
csrf = call("GET", "/auth/en-US")[0]["X-CSRF-TOKEN"]

# The proof of work: the first counter whose key begins with the prefix.
challenge = json.loads(call("GET", "/arkose/challenge")[1])
asked = challenge["parameters"]
nonce, salt = bytes.fromhex(asked["nonce"]), bytes.fromhex(asked["salt"])
counter, key = 0, ""
while not key:
    tried = hashlib.pbkdf2_hmac("sha256", nonce + counter.to_bytes(4, "big"), salt, asked["cost"], asked["keyLength"]).hex()
    if tried.startswith(asked["keyPrefix"]): key = tried
    else: counter += 1
token = base64.b64encode(json.dumps({"challenge": challenge, "solution": {"counter": counter, "derivedKey": key}}).encode()).decode()
verdict = json.loads(call("POST", "/arkose/validate", json.dumps({"token": token, "onReady": 0, "onShown": 0}).encode(),
                          Content_Type="application/json", X_CSRF_TOKEN=csrf)[1])
assert verdict["valid"], verdict

# What the topic's form asks for.
topic = json.loads(call("GET", "/categories/en-US/2121/solution")[1])
fields = {field["key"]: field["options"][0]["id"] if field["options"] else field["placeholder"]
          for field in topic["fields"] if field["required"]}

# The ticket: the form as JSON, then its file.
form = {"categoryId": topic["id"], "game": topic["product"], "channel": "ticket", "locale": "en-US",
        "fields": fields | {"description": "The shop stays empty on my tablet."},
        "anonFields": {"name": "Robin", "email": "robin@players.example"}}
boundary = uuid.uuid4().hex
body = (f'--{boundary}\r\nContent-Disposition: form-data; name="form"\r\nContent-Type: application/json\r\n\r\n{json.dumps(form)}\r\n'
        f'--{boundary}\r\nContent-Disposition: form-data; name="files[files]"; filename="log.txt"\r\nContent-Type: text/plain\r\n\r\n'
        f'shop: 0 items\r\n--{boundary}--\r\n').encode()
filed = json.loads(call("POST", "/submit", body, Content_Type=f"multipart/form-data; boundary={boundary}",
                        X_CSRF_TOKEN=csrf, Idempotency_Key=str(uuid.uuid4()))[1])

# Whoever has the token reads the case, and nothing else.
case = json.loads(call("GET", f"/cases/en-US/detail/{filed['anonymousToken']}")[1])
files = [file["name"] for event in case["caseEvents"] for file in event["attachments"]]
print(f"{case['region'].upper()}{case['id']} is {case['status']} with {files}")
