import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Verify {
  // headers: names in lower case. body: the bytes that arrived, before they are parsed.
  static boolean verify(String secret, Map<String, String> headers, byte[] body) throws Exception {
    String timestamp = headers.get("webhook-timestamp");
    boolean isRecent = Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) <= 300;
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret.replace("whsec_", "")), "HmacSHA256"));
    mac.update((headers.get("webhook-id") + "." + timestamp + ".").getBytes("UTF-8"));
    byte[] expected = Base64.getEncoder().encode(mac.doFinal(body));
    boolean isKnown = Stream.of(headers.get("webhook-signature").split(" "))
        .anyMatch(it -> MessageDigest.isEqual(it.replace("v1,", "").getBytes(), expected));
    return isRecent && isKnown;
  }
}
