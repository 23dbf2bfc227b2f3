// An example: a button's OnClick opens the portal, a text shows what is unread.
using Guidepost.Client;
using Guidepost.Game;
using UnityEngine;
using UnityEngine.UI;

public sealed class HelpButton : MonoBehaviour
{
    public string portal = "https://support.example.com";
    public Text badge;
    private GameSupport support;

    private void Awake()
    {
        support = new GameSupport(portal, new UnityWebRequestTransport());
    }

    public async void OpenHelp()
    {
        // Your back end signs what it knows of this player (schema PublisherClaims).
        var receipt = await support.Tell(await MyBackEnd.SignedContext());
        Application.OpenURL(receipt.Url);
        var unread = await support.Ask(receipt.UnreadToken);
        badge.text = unread.Count == 0 ? "" : unread.Count.ToString();
    }
}
