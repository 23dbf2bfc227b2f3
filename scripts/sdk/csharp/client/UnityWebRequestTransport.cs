#if UNITY_5_3_OR_NEWER
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine.Networking;

namespace Guidepost.Client
{
    /// <summary>
    /// For games. Call it on the main thread, as UnityWebRequest wants it; the answer comes back there. In WebGL the
    /// browser keeps the cookies: make the Portal with keepCookies: false.
    /// </summary>
    public sealed class UnityWebRequestTransport : ITransport
    {
        public Task<WireAnswer> Send(WireRequest request, CancellationToken cancellation)
        {
            var web = new UnityWebRequest(request.Url, request.Method);
            web.redirectLimit = 0;
            web.downloadHandler = new DownloadHandlerBuffer();
            if (request.Body != null)
            {
                web.uploadHandler = new UploadHandlerRaw(request.Body);
                web.SetRequestHeader("Content-Type", request.ContentType);
            }
            foreach (var header in request.Headers) web.SetRequestHeader(header.Key, header.Value);
            var done = new TaskCompletionSource<WireAnswer>();
            var stop = cancellation.Register(() =>
            {
                if (done.TrySetCanceled()) web.Abort();
            });
            web.SendWebRequest().completed += _ =>
            {
                stop.Dispose();
                using (web)
                {
                    // 0: nobody answered.
                    if (web.responseCode == 0)
                    {
                        done.TrySetException(new InvalidOperationException(web.error));
                        return;
                    }
                    var headers = new Dictionary<string, string>();
                    foreach (var header in web.GetResponseHeaders() ?? new Dictionary<string, string>())
                        headers[header.Key.ToLowerInvariant()] = header.Value;
                    done.TrySetResult(new WireAnswer((int)web.responseCode, headers, web.downloadHandler.data ?? new byte[0]));
                }
            };
            return done.Task;
        }
    }
}
#endif
