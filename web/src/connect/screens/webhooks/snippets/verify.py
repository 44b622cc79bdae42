import base64
import hashlib
import hmac
import time


# headers: names in lower case. body: the bytes that arrived, before json.loads.
def verify(secret: str, headers: dict, body: bytes) -> bool:
    timestamp = headers["webhook-timestamp"]
    is_recent = abs(time.time() - int(timestamp)) <= 300
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, content, hashlib.sha256).digest()).decode()
    signatures = headers["webhook-signature"].split(" ")
    is_known = any(hmac.compare_digest(it.removeprefix("v1,"), expected) for it in signatures)
    return is_recent and is_known
