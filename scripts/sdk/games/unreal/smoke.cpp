// Plays a game against a started demonstration, over plain sockets. Usage: smoke <port> <publisher's token>
#include "guidepost_game.h"

#include <arpa/inet.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdio>

static std::string port;

static guidepost::Answer exchange(const guidepost::Request& request) {
  const int connection = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<unsigned short>(std::atoi(port.c_str())));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) return {};
  const std::string host = "127.0.0.1:" + port;
  std::string text = request.method + " " + request.url.substr(request.url.find(host) + host.size()) + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n";
  for (const auto& header : request.headers) text += header.first + ": " + header.second + "\r\n";
  if (!request.body.empty()) text += "Content-Length: " + std::to_string(request.body.size()) + "\r\n";
  text += "\r\n" + request.body;
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t count = write(connection, text.data() + sent, text.size() - sent);
    if (count <= 0) break;
    sent += static_cast<std::size_t>(count);
  }
  std::string answer;
  char buffer[4096];
  for (ssize_t count = read(connection, buffer, sizeof buffer); count > 0; count = read(connection, buffer, sizeof buffer))
    answer.append(buffer, static_cast<std::size_t>(count));
  close(connection);
  guidepost::Answer result;
  if (answer.size() < 12) return result;
  result.status = std::atoi(answer.c_str() + 9);
  const std::size_t head = answer.find("\r\n\r\n");
  if (head != std::string::npos) result.body = answer.substr(head + 4);
  return result;
}

static int failures = 0;
static void expect(bool isSo, const char* what) {
  if (isSo) return;
  ++failures;
  std::fprintf(stderr, "not so: %s\n", what);
}

static void readsJson() {
  using guidepost::detail::parse;
  using Kind = guidepost::detail::Value::Kind;
  expect(parse("{\"a\":{\"b\":\"x\\n\\u00e9\\ud83d\\ude00\"},\"c\":[1,{\"d\":2}],\"e\":-1.5e2}").at("a").at("b").text == "x\n\xC3\xA9\xF0\x9F\x98\x80", "escapes");
  expect(parse("{\"e\":-1.5e2}").at("e").number == -150, "numbers");
  expect(parse("{\"t\":true,\"n\":null}").at("t").truth && parse("{\"n\":null}").at("n").kind == Kind::Null, "words");
  for (const char* broken : {"", "{", "{\"a\"}", "{\"a\":1}}", "[1,", "\"a", "\"\\u12\"", "<html>", "{\"a\":tru}"})
    expect(parse(broken).kind == Kind::Null, broken);
  expect(parse(std::string(100000, '[')).kind == Kind::Null, "depth");
  expect(guidepost::detail::quoted("a\"\\\n") == "\"a\\\"\\\\\\u000a\"", "quoting");
}

int main(int count, char** arguments) {
  readsJson();
  if (count < 3) return failures;
  port = arguments[1];
  const std::string token = arguments[2];
  const guidepost::Support support("http://127.0.0.1:" + port + "/", [](const guidepost::Request& request, std::function<void(const guidepost::Answer&)> done) { done(exchange(request)); });
  const auto mustNot = [](const guidepost::Refusal& refusal) { expect(false, refusal.detail.c_str()); };
  int refused = 0;
  const auto must = [&](const guidepost::Refusal& refusal) { refused += refusal.status == 401 && !refusal.detail.empty(); };
  guidepost::Receipt receipt;
  guidepost::Unread unread;
  support.tell(token, [&](const guidepost::Receipt& given) { receipt = given; }, mustNot);
  expect(receipt.url.find("?ingame=") != std::string::npos, "a page to open");
  support.tell(token, [](const guidepost::Receipt&) { expect(false, "the same token counted twice"); }, must);
  support.ask(receipt.unreadToken, [&](const guidepost::Unread& now) { unread = now; }, mustNot);
  expect(!unread.openCaseUrl.empty(), "Ada has an open case");
  support.end(receipt.unreadToken, [] {}, mustNot);
  support.ask(receipt.unreadToken, [](const guidepost::Unread&) { expect(false, "an ended token counted"); }, must);
  expect(refused == 2, "refusals with their reason");
  const guidepost::Support nobody("http://127.0.0.1:1", [](const guidepost::Request&, std::function<void(const guidepost::Answer&)> done) { done({}); });
  nobody.ask("x", [](const guidepost::Unread&) { expect(false, "nobody answered"); }, [&](const guidepost::Refusal& refusal) { refused += refusal.status == 0; });
  expect(refused == 3, "silence is told");
  if (failures == 0) std::printf("opened with context, %d unread, token given back\n", unread.count);
  return failures;
}
