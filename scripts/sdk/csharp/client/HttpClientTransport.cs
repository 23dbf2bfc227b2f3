#if !UNITY_5_3_OR_NEWER
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Threading;
using System.Threading.Tasks;

namespace Guidepost.Client
{
    /// <summary>For servers and tools. Cookies are Portal's own, so the handler keeps none.</summary>
    public sealed class HttpClientTransport : ITransport, IDisposable
    {
        private readonly HttpClient client;

        public HttpClientTransport() : this(new HttpClient(new HttpClientHandler { UseCookies = false, AllowAutoRedirect = false }))
        {
        }

        public HttpClientTransport(HttpClient client)
        {
            this.client = client;
        }

        public async Task<WireAnswer> Send(WireRequest request, CancellationToken cancellation)
        {
            using (var message = new HttpRequestMessage(new HttpMethod(request.Method), request.Url))
            {
                if (request.Body != null)
                {
                    message.Content = new ByteArrayContent(request.Body);
                    message.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(request.ContentType);
                }
                foreach (var header in request.Headers) message.Headers.TryAddWithoutValidation(header.Key, header.Value);
                using (var answer = await client.SendAsync(message, cancellation).ConfigureAwait(false))
                {
                    var headers = new Dictionary<string, string>();
                    foreach (var header in answer.Headers) headers[header.Key.ToLowerInvariant()] = string.Join(", ", header.Value);
                    foreach (var header in answer.Content.Headers) headers[header.Key.ToLowerInvariant()] = string.Join(", ", header.Value);
                    var body = await answer.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                    return new WireAnswer((int)answer.StatusCode, headers, body);
                }
            }
        }

        public void Dispose()
        {
            client.Dispose();
        }
    }
}
#endif
