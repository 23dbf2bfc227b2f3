# What the samples in Python call, writing down what they are given. Reads a list of samples, answers what each made and showed.
import contextlib, io, json, os, sys, types
os.environ["DESK_TOKEN"] = "the-bearer"
made = []
class Answer:
    status_code = 207
    headers = {"X-CSRF-TOKEN": "the-token"}
    text = "as text"
    content = b"as bytes"
    def json(self): return "as json"
    def raise_for_status(self): made.append("checked")
class Session:
    def __init__(self): self.headers = {}
    def __getattr__(self, method):
        def call(address, params=None, headers=None, json=None, data=None, files=None):
            parts = files and [[name, [one.decode() if isinstance(one, bytes) else one for one in part]] for name, part in files.items()]
            sent = {"method": method, "address": address, "params": params, "json": json, "data": data, "files": parts}
            made.append({**sent, "headers": {**self.headers, **(headers or {})}})
            return Answer()
        return call
requests = types.ModuleType("requests")
requests.Session = Session
class Socket:
    async def __aenter__(self): return self
    async def __aexit__(self, *error): pass
    async def __aiter__(self):
        yield "a frame"
websockets = types.ModuleType("websockets")
def connect(address, **given):
    made.append({"address": address, **given})
    return Socket()
websockets.connect = connect
sys.modules.update(requests=requests, websockets=websockets)
told = []
for source in json.load(sys.stdin):
    made = []
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown): exec(source, {"__name__": "sample"})
    told.append({"made": made, "shown": shown.getvalue()})
json.dump(told, sys.stdout)
