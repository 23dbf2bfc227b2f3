// The part of UnityEngine.Networking the kit uses, as Unity declares it: so that the transport for games is compiled without Unity. Never shipped.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class AsyncOperation
    {
        public event Action<AsyncOperation> completed { add { } remove { } }
    }
}

namespace UnityEngine.Networking
{
    public class UploadHandler { }

    public class UploadHandlerRaw : UploadHandler
    {
        public UploadHandlerRaw(byte[] data) { }
    }

    public class DownloadHandler
    {
        public byte[] data { get { return null; } }
    }

    public class DownloadHandlerBuffer : DownloadHandler { }

    public class UnityWebRequestAsyncOperation : AsyncOperation { }

    public class UnityWebRequest : IDisposable
    {
        public UnityWebRequest(string url, string method) { }
        public UploadHandler uploadHandler { get; set; }
        public DownloadHandler downloadHandler { get; set; }
        public int redirectLimit { get; set; }
        public long responseCode { get { return 0; } }
        public string error { get { return null; } }
        public UnityWebRequestAsyncOperation SendWebRequest() { return null; }
        public void SetRequestHeader(string name, string value) { }
        public Dictionary<string, string> GetResponseHeaders() { return null; }
        public void Abort() { }
        public void Dispose() { }
    }
}
