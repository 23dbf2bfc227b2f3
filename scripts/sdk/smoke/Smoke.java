// Files a ticket with the Java kit and reads it back: solves the challenge, signs nothing in. Usage: java -cp <kit and its libraries> Smoke.java <address>
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.guidepost.ApiClient;
import org.guidepost.api.AccountApi;
import org.guidepost.api.CasesApi;
import org.guidepost.api.ContactApi;
import org.guidepost.model.*;

class Smoke {
    /** What was absent stays absent: the challenge's signature covers it as it came, a form holds nothing unasked. */
    static final ObjectMapper json = ApiClient.createDefaultObjectMapper().setSerializationInclusion(JsonInclude.Include.NON_EMPTY);

    /** PBKDF2-HMAC-SHA256 of one block: Java's own takes characters, the challenge's password is bytes. */
    static String derive(byte[] password, byte[] salt, int rounds) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(password, "HmacSHA256"));
        mac.update(salt);
        byte[] round = mac.doFinal(new byte[] {0, 0, 0, 1});
        byte[] key = round.clone();
        for (int count = 1; count < rounds; count++) {
            round = mac.doFinal(round);
            for (int at = 0; at < key.length; at++) key[at] ^= round[at];
        }
        return HexFormat.of().formatHex(key);
    }

    static String solve(AltchaChallenge challenge) throws Exception {
        AltchaParameters asked = challenge.getParameters();
        byte[] nonce = HexFormat.of().parseHex(asked.getNonce());
        byte[] salt = HexFormat.of().parseHex(asked.getSalt());
        for (int counter = 0; ; counter++) {
            byte[] password = ByteBuffer.allocate(nonce.length + 4).put(nonce).putInt(counter).array();
            String key = derive(password, salt, asked.getCost());
            if (!key.startsWith(asked.getKeyPrefix())) continue;
            Map<String, Object> solved = Map.of("challenge", challenge, "solution", Map.of("counter", counter, "derivedKey", key));
            return Base64.getEncoder().encodeToString(json.writeValueAsString(solved).getBytes(StandardCharsets.UTF_8));
        }
    }

    public static void main(String[] given) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(given[0]);
        Map<String, List<String>> begun = new AccountApi(client).getAuthWithHttpInfo("en-US", null, null).getHeaders();
        String cookie = begun.get("set-cookie").get(0).split(";")[0];
        client.setRequestInterceptor(request -> request.header("X-CSRF-TOKEN", begun.get("x-csrf-token").get(0)).header("Cookie", cookie));

        ContactApi contact = new ContactApi(client);
        String solved = solve(contact.getChallenge(null, null));
        ChallengeVerdict verdict = contact.validateChallenge(new ValidateChallengeRequest().token(solved).onReady(0).onShown(0), null, null);
        if (!Boolean.TRUE.equals(verdict.getValid())) throw new AssertionError(verdict);

        Path folder = Files.createTempDirectory("guidepost-smoke");
        Path log = Files.writeString(folder.resolve("log.txt"), "shop: 0 items");
        ContactForm form = new ContactForm().categoryId(2121).game("rumble").channel(ChannelType.TICKET).locale("en-US")
            .putFieldsItem("description", "The shop stays empty on my tablet.").putFieldsItem("playerTag", "Robin#2741").putFieldsItem("platformMobile", "tablet")
            .anonFields(new AnonymousFields().name("Robin").email("robin@players.example"));
        SubmitResult filed = contact.submitContact(json.writeValueAsString(form), UUID.randomUUID(), null, null, List.of(log.toFile()));
        SupportCase found = new CasesApi(client).getCase("en-US", filed.getAnonymousToken(), null, null);
        List<String> files = found.getCaseEvents().stream().flatMap(event -> event.getAttachments().stream()).map(file -> file.getName()).toList();
        if (!found.getId().equals(filed.getCaseId()) || !files.equals(List.of("log.txt"))) throw new AssertionError(found);
        System.out.println(found.getRegion().toUpperCase() + found.getId() + " " + found.getStatus() + " " + files);
        Files.delete(log);
        Files.delete(folder);
    }
}
