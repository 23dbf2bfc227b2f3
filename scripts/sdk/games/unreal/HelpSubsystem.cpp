// An example for Unreal: the callback over FHttpModule, and a button that opens the portal.
#include "guidepost_game.h"
#include "HttpModule.h"
#include "Interfaces/IHttpRequest.h"
#include "Interfaces/IHttpResponse.h"

static void SendByUnreal(const guidepost::Request& Request, std::function<void(const guidepost::Answer&)> Done)
{
	auto Http = FHttpModule::Get().CreateRequest();
	Http->SetVerb(UTF8_TO_TCHAR(Request.method.c_str()));
	Http->SetURL(UTF8_TO_TCHAR(Request.url.c_str()));
	for (const auto& Header : Request.headers)
		Http->SetHeader(UTF8_TO_TCHAR(Header.first.c_str()), UTF8_TO_TCHAR(Header.second.c_str()));
	if (!Request.body.empty()) Http->SetContentAsString(UTF8_TO_TCHAR(Request.body.c_str()));
	Http->OnProcessRequestComplete().BindLambda([Done](FHttpRequestPtr, FHttpResponsePtr Response, bool bOk) {
		guidepost::Answer Answer;
		if (bOk && Response.IsValid())
		{
			Answer.status = Response->GetResponseCode();
			Answer.body = TCHAR_TO_UTF8(*Response->GetContentAsString());
		}
		Done(Answer);
	});
	Http->ProcessRequest();
}

void OpenHelp(const std::string& SignedByYourBackEnd)
{
	const guidepost::Support Support("https://support.example.com", SendByUnreal);
	Support.tell(
		SignedByYourBackEnd,
		[Support](const guidepost::Receipt& Receipt) {
			FPlatformProcess::LaunchURL(UTF8_TO_TCHAR(Receipt.url.c_str()), nullptr, nullptr);
			Support.ask(
				Receipt.unreadToken,
				[](const guidepost::Unread& Unread) { UE_LOG(LogTemp, Log, TEXT("%d unread"), Unread.count); },
				[](const guidepost::Refusal&) {});
		},
		[](const guidepost::Refusal& Refusal) { UE_LOG(LogTemp, Warning, TEXT("help: %d"), Refusal.status); });
}
