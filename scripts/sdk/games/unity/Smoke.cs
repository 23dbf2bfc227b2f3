// Plays a game against a started demonstration. Usage: mono GameSmoke.exe <address>
using System;
using System.Net.Http;
using System.Threading.Tasks;
using Guidepost.Client;
using Guidepost.Game;
using Newtonsoft.Json.Linq;

static class GameSmoke
{
    static int Main(string[] arguments)
    {
        return Run(arguments[0]).GetAwaiter().GetResult();
    }

    static async Task<int> Run(string portal)
    {
        var signed = await new HttpClient().GetStringAsync(portal + "/services/dev/game/token?account=demo-ada");
        var support = new GameSupport(portal + "/", new HttpClientTransport());
        var token = (string)JObject.Parse(signed)["token"];
        var receipt = await support.Tell(token);
        if (!receipt.Url.Contains("?ingame=")) throw new Exception("no page to open: " + receipt.Url);
        await Refused(401, () => support.Tell(token));
        var unread = await support.Ask(receipt.UnreadToken);
        if (unread.OpenCaseUrl == null) throw new Exception("Ada has an open case");
        await support.End(receipt.UnreadToken);
        await Refused(401, () => support.Ask(receipt.UnreadToken));
        await Refused(422, () => support.Tell("no token"));
        Console.WriteLine("opened with context, " + unread.Count + " unread, token given back");
        return 0;
    }

    static async Task Refused(int status, Func<Task> call)
    {
        try
        {
            await call();
        }
        catch (RefusedException refused)
        {
            if (refused.Status == status) return;
            throw;
        }
        throw new Exception("was not refused with " + status);
    }
}
