// Files a ticket with the Kotlin kit and reads it back: solves the challenge, signs nothing in. Usage: … SmokeKt <address>
import java.nio.ByteBuffer
import java.nio.file.Files
import java.util.Base64
import java.util.UUID
import javax.crypto.Mac
import javax.crypto.spec.SecretKeySpec
import okhttp3.OkHttpClient
import org.guidepost.apis.AccountApi
import org.guidepost.apis.CasesApi
import org.guidepost.apis.ContactApi
import org.guidepost.infrastructure.Serializer
import org.guidepost.models.AltchaChallenge
import org.guidepost.models.AnonymousFields
import org.guidepost.models.ChannelType
import org.guidepost.models.ContactForm
import org.guidepost.models.ValidateChallengeRequest

fun bytesOf(hex: String): ByteArray = hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray()

/** PBKDF2-HMAC-SHA256 of one block: Java's own takes characters, the challenge's password is bytes. */
fun derive(password: ByteArray, salt: ByteArray, rounds: Int): String {
    val mac = Mac.getInstance("HmacSHA256").apply { init(SecretKeySpec(password, "HmacSHA256")) }
    mac.update(salt)
    var round = mac.doFinal(byteArrayOf(0, 0, 0, 1))
    val key = round.clone()
    repeat(rounds - 1) {
        round = mac.doFinal(round)
        for (at in key.indices) key[at] = (key[at].toInt() xor round[at].toInt()).toByte()
    }
    return key.joinToString("") { "%02x".format(it) }
}

fun solve(challenge: AltchaChallenge): String {
    val asked = challenge.parameters
    val nonce = bytesOf(asked.nonce)
    val salt = bytesOf(asked.salt)
    for (counter in 0..Int.MAX_VALUE) {
        val key = derive(ByteBuffer.allocate(nonce.size + 4).put(nonce).putInt(counter).array(), salt, asked.cost)
        if (!key.startsWith(asked.keyPrefix)) continue
        val given = Serializer.moshi.adapter(AltchaChallenge::class.java).toJson(challenge)
        val solved = """{"challenge":$given,"solution":{"counter":$counter,"derivedKey":"$key"}}"""
        return Base64.getEncoder().encodeToString(solved.toByteArray())
    }
    error("no counter solves it")
}

fun main(given: Array<String>) {
    val (address) = given
    val begun = AccountApi(address).getAuthWithHttpInfo("en-US", null, null).headers
    val token = begun.getValue("x-csrf-token").first()
    val cookie = begun.getValue("set-cookie").first().substringBefore(';')
    val http = OkHttpClient.Builder().addInterceptor { chain ->
        chain.proceed(chain.request().newBuilder().header("X-CSRF-TOKEN", token).header("Cookie", cookie).build())
    }.build()

    val contact = ContactApi(address, http)
    val verdict = contact.validateChallenge(ValidateChallengeRequest(solve(contact.getChallenge()), 0, 0))
    check(verdict.valid) { verdict }

    val log = Files.createTempDirectory("guidepost-smoke").resolve("log.txt").toFile().apply { writeText("shop: 0 items") }
    val form = ContactForm(
        fields = mapOf("description" to "The shop stays empty on my tablet.", "playerTag" to "Robin#2741", "platformMobile" to "tablet"),
        categoryId = 2121,
        channel = ChannelType.ticket,
        locale = "en-US",
        game = "rumble",
        anonFields = AnonymousFields("Robin", "robin@players.example"),
    )
    val filed = contact.submitContact(
        Serializer.moshi.adapter(ContactForm::class.java).toJson(form), UUID.randomUUID(), filesFiles = listOf(log))
    val found = CasesApi(address, http).getCase("en-US", filed.anonymousToken!!)
    val files = found.caseEvents.flatMap { event -> event.attachments.orEmpty().map { it.name } }
    check(found.id == filed.caseId && files == listOf("log.txt")) { found }
    println("${found.region.uppercase()}${found.id} ${found.status} $files")
    log.delete()
    log.parentFile.delete()
    // Its connections would keep the program for a minute.
    http.dispatcher.executorService.shutdown()
    http.connectionPool.evictAll()
}
