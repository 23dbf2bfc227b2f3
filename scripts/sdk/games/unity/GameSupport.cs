using System;
using System.Collections.Generic;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Guidepost.Client;

namespace Guidepost.Game
{
    /// <summary>The page to open, and what the launcher asks with.</summary>
    public sealed class Receipt
    {
        /// <summary>Open it within ten minutes, once: Application.OpenURL(receipt.Url) or the game's own browser.</summary>
        public string Url;

        /// <summary>For Ask and End; keep it as you keep a password.</summary>
        public string UnreadToken;
    }

    public sealed class Unread
    {
        /// <summary>Cases with news, at most 100.</summary>
        public int Count;

        /// <summary>Page of the newest case that is not resolved; null without one.</summary>
        public string OpenCaseUrl;
        public bool IsOpenCaseUnread;
    }

    /// <summary>The portal said no: 401 for a token that counts no more, 429 and 503 for later.</summary>
    public sealed class RefusedException : Exception
    {
        public RefusedException(int status, string detail) : base(status + " " + detail)
        {
            Status = status;
        }

        public int Status { get; private set; }
    }

    /// <summary>What a game and its launcher say to the portal. The publisher's token comes from your back end.</summary>
    public sealed class GameSupport
    {
        private readonly string portal;
        private readonly ITransport transport;

        /// <param name="portal">https://support.example.com</param>
        /// <param name="transport">UnityWebRequestTransport in games, HttpClientTransport elsewhere</param>
        public GameSupport(string portal, ITransport transport)
        {
            this.portal = portal.TrimEnd('/');
            this.transport = transport;
        }

        /// <summary>Hands over what the game knows (createGameContext).</summary>
        public async Task<Receipt> Tell(string publisherToken, CancellationToken cancellation = default(CancellationToken))
        {
            var body = new JObject { { "token", publisherToken } };
            var answer = await Send("POST", "/services/bft/api/ingame/context", null, body, cancellation);
            return new Receipt { Url = (string)answer["url"], UnreadToken = (string)answer["unread"]["token"] };
        }

        /// <summary>How much is unread (getUnread); once a minute is enough.</summary>
        public async Task<Unread> Ask(string unreadToken, CancellationToken cancellation = default(CancellationToken))
        {
            var answer = await Send("GET", "/services/bft/api/unread", unreadToken, null, cancellation);
            var open = answer["openCase"] as JObject;
            return new Unread
            {
                Count = (int)answer["count"],
                OpenCaseUrl = open == null ? null : (string)open["url"],
                IsOpenCaseUnread = open != null && (bool)open["isUnread"],
            };
        }

        /// <summary>Gives the launcher's token back (endUnread), as at sign-out.</summary>
        public Task End(string unreadToken, CancellationToken cancellation = default(CancellationToken))
        {
            return Send("DELETE", "/services/bft/api/unread", unreadToken, null, cancellation);
        }

        private async Task<JObject> Send(string method, string path, string bearer, JObject body, CancellationToken cancellation)
        {
            var headers = new Dictionary<string, string> { { "Accept", "application/json" } };
            if (bearer != null) headers["Authorization"] = "Bearer " + bearer;
            var bytes = body == null ? null : Encoding.UTF8.GetBytes(body.ToString(Formatting.None));
            var request = new WireRequest(method, portal + path, headers, bytes, body == null ? null : "application/json");
            var answer = await transport.Send(request, cancellation);
            var json = Read(Encoding.UTF8.GetString(answer.Body));
            if (answer.Status >= 400) throw new RefusedException(answer.Status, (string)json["detail"] ?? (string)json["title"] ?? "");
            return json;
        }

        /// <summary>Times stay texts; what is no object (a proxy's page) is an empty one.</summary>
        private static JObject Read(string text)
        {
            try
            {
                return JsonConvert.DeserializeObject<JObject>(text, new JsonSerializerSettings { DateParseHandling = DateParseHandling.None }) ?? new JObject();
            }
            catch (JsonException)
            {
                return new JObject();
            }
        }
    }
}
