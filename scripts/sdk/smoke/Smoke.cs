// Files a ticket with the C# kit and reads it back: solves the challenge, signs nothing in. Usage: mono Smoke.exe <address>
using System;
using System.Collections.Generic;
using System.Linq;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;
using Guidepost.Api;
using Guidepost.Client;
using Guidepost.Model;

static class Smoke
{
    /// <summary>PBKDF2-HMAC-SHA256 of one block: netstandard 2.0 has it with SHA-1 alone.</summary>
    static byte[] Derive(byte[] password, byte[] salt, int rounds)
    {
        using (var mac = new HMACSHA256(password))
        {
            var round = mac.ComputeHash(salt.Concat(new byte[] { 0, 0, 0, 1 }).ToArray());
            var key = (byte[])round.Clone();
            for (var count = 1; count < rounds; count++)
            {
                round = mac.ComputeHash(round);
                for (var at = 0; at < key.Length; at++) key[at] ^= round[at];
            }
            return key;
        }
    }

    static byte[] FromHex(string text)
    {
        return Enumerable.Range(0, text.Length / 2).Select(at => Convert.ToByte(text.Substring(2 * at, 2), 16)).ToArray();
    }

    static string Solve(AltchaChallenge challenge)
    {
        var asked = challenge.Parameters;
        byte[] nonce = FromHex(asked.Nonce), salt = FromHex(asked.Salt);
        for (uint counter = 0; ; counter++)
        {
            var number = new[] { (byte)(counter >> 24), (byte)(counter >> 16), (byte)(counter >> 8), (byte)counter };
            var key = BitConverter.ToString(Derive(nonce.Concat(number).ToArray(), salt, asked.Cost)).Replace("-", "").ToLowerInvariant();
            if (!key.StartsWith(asked.KeyPrefix)) continue;
            var solved = Portal.ToJson(new { challenge, solution = new { counter, derivedKey = key } });
            return Convert.ToBase64String(Encoding.UTF8.GetBytes(solved));
        }
    }

    static async Task File(string address)
    {
        var portal = new Portal(address, new HttpClientTransport());
        var contact = new ContactApi(portal);
        var challenge = (await contact.GetChallenge()).Data;
        var solved = new ValidateChallengeRequest { Token = Solve(challenge), OnReady = 0, OnShown = 0 };
        if (!(await contact.ValidateChallenge(solved)).Data.Valid) throw new Exception("the challenge is not solved");
        var form = new ContactForm
        {
            CategoryId = 2121, Game = "rumble", Channel = ChannelType.Ticket, Locale = "en-US",
            Fields = new Dictionary<string, object> { { "description", "The shop stays empty on my tablet." }, { "playerTag", "Robin#2741" }, { "platformMobile", "tablet" } },
            AnonFields = new AnonymousFields { Name = "Robin", Email = "robin@players.example" },
        };
        var files = new List<FileParameter> { new FileParameter("log.txt", "text/plain", Encoding.UTF8.GetBytes("shop: 0 items")) };
        var filed = (await contact.SubmitContact(form, idempotencyKey: Guid.NewGuid(), filesFiles: files)).Data;
        var found = (await new CasesApi(portal).GetCase("en-US", filed.AnonymousToken)).Data;
        var names = string.Join(" ", found.CaseEvents.SelectMany(one => one.Attachments).Select(one => one.Name));
        if (found.Id != filed.CaseId || names != "log.txt") throw new Exception(Portal.ToJson(found));
        // What is refused comes as the problem the contract describes.
        try
        {
            await new CasesApi(portal).GetCase("en-US", "999999999");
            throw new Exception("a case that is nobody's was shown");
        }
        catch (ApiException refused)
        {
            if (refused.Problem == null || refused.Problem.Status != refused.Status) throw;
        }
        Console.WriteLine(found.Region.ToString().ToUpperInvariant() + found.Id + " " + found.Status + " " + names);
    }

    static int Main(string[] given)
    {
        try
        {
            File(given[0]).GetAwaiter().GetResult();
            return 0;
        }
        catch (Exception error)
        {
            Console.Error.WriteLine(error);
            return 1;
        }
    }
}
