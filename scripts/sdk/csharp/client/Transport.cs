using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Guidepost.Client
{
    /// <summary>What goes over the wire: HttpClient and UnityWebRequest both take it as it is.</summary>
    public sealed class WireRequest
    {
        public WireRequest(string method, string url, IDictionary<string, string> headers, byte[] body, string contentType)
        {
            Method = method;
            Url = url;
            Headers = headers;
            Body = body;
            ContentType = contentType;
        }

        public string Method { get; private set; }
        public string Url { get; private set; }
        public IDictionary<string, string> Headers { get; private set; }

        /// <summary>null: no body</summary>
        public byte[] Body { get; private set; }
        public string ContentType { get; private set; }
    }

    public sealed class WireAnswer
    {
        public WireAnswer(int status, IDictionary<string, string> headers, byte[] body)
        {
            Status = status;
            Headers = headers;
            Body = body;
        }

        public int Status { get; private set; }

        /// <summary>Names in lower case; a header that came more than once has its values behind one another, with commas.</summary>
        public IDictionary<string, string> Headers { get; private set; }
        public byte[] Body { get; private set; }
    }

    /// <summary>The one thing that differs between a server, a tool and a game.</summary>
    public interface ITransport
    {
        /// <summary>Any status is an answer; no answer at all is an exception.</summary>
        Task<WireAnswer> Send(WireRequest request, CancellationToken cancellation);
    }
}
