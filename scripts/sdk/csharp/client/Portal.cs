using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Net;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Guidepost.Model;

namespace Guidepost.Client
{
    /// <summary>A file beside a form.</summary>
    public sealed class FileParameter
    {
        public FileParameter(string name, string contentType, byte[] content)
        {
            Name = name;
            ContentType = contentType;
            Content = content;
        }

        public string Name { get; private set; }
        public string ContentType { get; private set; }
        public byte[] Content { get; private set; }
    }

    /// <summary>Status and headers of a success; names of headers in lower case.</summary>
    public class Answer
    {
        public int Status { get; internal set; }
        public IDictionary<string, string> Headers { get; internal set; }
        public byte[] Body { get; internal set; }
    }

    public sealed class Answer<T> : Answer
    {
        public T Data { get; internal set; }
    }

    /// <summary>An answer that is no success. Keep its request's id: it finds the line in the portal's log.</summary>
    public sealed class ApiException : Exception
    {
        public ApiException(int status, Problem problem, string body) : base(status + " " + (problem == null ? body : problem.Title))
        {
            Status = status;
            Problem = problem;
        }

        public int Status { get; private set; }

        /// <summary>The problem document (RFC 9457); null where something before the portal answered.</summary>
        public Problem Problem { get; private set; }
    }

    /// <summary>One call, filled by the generated classes.</summary>
    public sealed class Call
    {
        internal readonly string Method;
        internal readonly Dictionary<string, string> Headers = new Dictionary<string, string>();
        private readonly List<KeyValuePair<string, string>> query = new List<KeyValuePair<string, string>>();
        private MemoryStream form;
        private string path;
        private byte[] body;
        private string contentType;

        internal Call(string method, string path)
        {
            Method = method;
            this.path = path;
        }

        /// <summary>Written as the wire has it: lists with commas, truth and numbers as JSON writes them, an enumeration by its value there.</summary>
        private static string Text(object value)
        {
            var text = value as string;
            if (text != null) return text;
            var many = value as System.Collections.IEnumerable;
            if (many != null)
            {
                var texts = new List<string>();
                foreach (var one in many) texts.Add(Text(one));
                return string.Join(",", texts);
            }
            var json = JsonConvert.SerializeObject(value, Portal.Settings);
            return json.StartsWith("\"", StringComparison.Ordinal) ? JsonConvert.DeserializeObject<string>(json, Portal.Settings) : json;
        }

        internal void Path(string name, object value)
        {
            path = path.Replace("{" + name + "}", Uri.EscapeDataString(Text(value)));
        }

        internal void Query(string name, object value)
        {
            if (value != null) query.Add(new KeyValuePair<string, string>(name, Text(value)));
        }

        internal void Header(string name, object value)
        {
            if (value != null) Headers[name] = Text(value);
        }

        internal void Json(object value)
        {
            if (value == null) return;
            body = Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Portal.Settings));
            contentType = "application/json";
        }

        private const string Boundary = "guidepost-7d1f0c3a9b5e4862";

        private void AddPart(string head, byte[] content)
        {
            if (form == null) form = new MemoryStream();
            var bytes = Encoding.UTF8.GetBytes("--" + Boundary + "\r\nContent-Disposition: form-data; " + head + "\r\n\r\n");
            form.Write(bytes, 0, bytes.Length);
            form.Write(content, 0, content.Length);
            form.Write(new byte[] { 13, 10 }, 0, 2);
        }

        internal void Part(string name, object value)
        {
            if (value == null) return;
            var json = JsonConvert.SerializeObject(value, Portal.Settings);
            AddPart("name=\"" + name + "\"\r\nContent-Type: application/json", Encoding.UTF8.GetBytes(json));
        }

        internal void Files(string name, IEnumerable<FileParameter> files)
        {
            if (files == null) return;
            foreach (var file in files)
            {
                var shown = Regex.Replace(file.Name, "[\"\r\n]", "_");
                AddPart("name=\"" + name + "\"; filename=\"" + shown + "\"\r\nContent-Type: " + file.ContentType, file.Content);
            }
        }

        internal WireRequest ToWire(string address)
        {
            var url = new StringBuilder(address.TrimEnd('/')).Append(path);
            for (var at = 0; at < query.Count; at++)
                url.Append(at == 0 ? '?' : '&').Append(query[at].Key).Append('=').Append(Uri.EscapeDataString(query[at].Value));
            if (form != null)
            {
                var end = Encoding.UTF8.GetBytes("--" + Boundary + "--\r\n");
                form.Write(end, 0, end.Length);
                body = form.ToArray();
                form = null;
                contentType = "multipart/form-data; boundary=" + Boundary;
            }
            return new WireRequest(Method, url.ToString(), new Dictionary<string, string>(Headers), body, contentType);
        }
    }

    /// <summary>A portal: its address, its session's cookies, and the token that every write carries.</summary>
    public sealed class Portal
    {
        internal static readonly JsonSerializerSettings Settings = new JsonSerializerSettings
        {
            DateParseHandling = DateParseHandling.None,
            DateTimeZoneHandling = DateTimeZoneHandling.Utc,
            Culture = CultureInfo.InvariantCulture,
        };

        private readonly string address;
        private readonly ITransport transport;
        private readonly string locale;
        private readonly bool keepCookies;
        private readonly Dictionary<string, string> cookies = new Dictionary<string, string>();
        private string token;

        /// <param name="address">Address of the portal's host: https://support.example.com</param>
        /// <param name="transport">HttpClientTransport, UnityWebRequestTransport, or one of your own</param>
        /// <param name="locale">Language of texts and mails</param>
        /// <param name="keepCookies">false where the platform keeps them (a browser)</param>
        public Portal(string address, ITransport transport, string locale = "en-US", bool keepCookies = true)
        {
            this.address = address;
            this.transport = transport;
            this.locale = locale;
            this.keepCookies = keepCookies;
        }

        public static string ToJson(object value)
        {
            return JsonConvert.SerializeObject(value, Settings);
        }

        public async Task<Answer> Send(Call call, CancellationToken cancellation)
        {
            return Read(new Answer(), await SendSafely(call, cancellation));
        }

        public async Task<Answer<T>> Send<T>(Call call, CancellationToken cancellation)
        {
            var wire = await SendSafely(call, cancellation);
            var answer = Read(new Answer<T>(), wire);
            if (typeof(T) == typeof(FileParameter))
            {
                string type;
                wire.Headers.TryGetValue("content-type", out type);
                answer.Data = (T)(object)new FileParameter("answer", type, wire.Body);
            }
            else if (wire.Body.Length > 0)
            {
                string type;
                wire.Headers.TryGetValue("content-type", out type);
                var text = Encoding.UTF8.GetString(wire.Body);
                answer.Data = typeof(T) == typeof(string) && type != null && !type.Contains("json")
                    ? (T)(object)text
                    : JsonConvert.DeserializeObject<T>(text, Settings);
            }
            return answer;
        }

        private static TAnswer Read<TAnswer>(TAnswer answer, WireAnswer wire) where TAnswer : Answer
        {
            if (wire.Status >= 400)
            {
                var text = Encoding.UTF8.GetString(wire.Body);
                string type;
                var isProblem = wire.Headers.TryGetValue("content-type", out type) && type.StartsWith("application/problem+json", StringComparison.Ordinal);
                throw new ApiException(wire.Status, isProblem ? JsonConvert.DeserializeObject<Problem>(text, Settings) : null, text);
            }
            answer.Status = wire.Status;
            answer.Headers = wire.Headers;
            answer.Body = wire.Body;
            return answer;
        }

        /// <summary>A write carries the token of its session, fetched before the first one and once more when it is out of date.</summary>
        private async Task<WireAnswer> SendSafely(Call call, CancellationToken cancellation)
        {
            var request = call.ToWire(address);
            if (call.Method == "GET") return await SendWithCookies(request, cancellation);
            if (token == null) await FetchToken(cancellation);
            if (token != null) request.Headers["X-CSRF-TOKEN"] = token;
            var answer = await SendWithCookies(request, cancellation);
            if (answer.Status != 403 || !Encoding.UTF8.GetString(answer.Body).Contains("/csrf\"")) return answer;
            await FetchToken(cancellation);
            request.Headers["X-CSRF-TOKEN"] = token;
            return await SendWithCookies(request, cancellation);
        }

        private async Task FetchToken(CancellationToken cancellation)
        {
            var ask = new WireRequest("GET", address.TrimEnd('/') + "/services/bft/api/auth/" + locale, new Dictionary<string, string>(), null, null);
            var answer = await SendWithCookies(ask, cancellation);
            answer.Headers.TryGetValue("x-csrf-token", out token);
        }

        private async Task<WireAnswer> SendWithCookies(WireRequest request, CancellationToken cancellation)
        {
            if (keepCookies && cookies.Count > 0)
            {
                var pairs = new List<string>();
                foreach (var cookie in cookies) pairs.Add(cookie.Key + "=" + cookie.Value);
                request.Headers["Cookie"] = string.Join("; ", pairs);
            }
            var answer = await transport.Send(request, cancellation);
            string set;
            // Several cookies stand in one line, with commas, as UnityWebRequest gives them; a date has a comma too, but no "name=" behind it.
            if (keepCookies && answer.Headers.TryGetValue("set-cookie", out set))
                foreach (Match one in Regex.Matches(set, @"(?:^|,)\s*([^=;,\s]+)=([^;,]*)")) cookies[one.Groups[1].Value] = one.Groups[2].Value;
            return answer;
        }
    }
}
