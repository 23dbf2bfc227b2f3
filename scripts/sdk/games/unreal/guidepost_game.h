// What a game and its launcher say to the portal: C++14, one header, no exceptions, no library. HTTP is a callback of yours
// (Unreal: FHttpModule). The publisher's token comes from your back end.
#pragma once

#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace guidepost {

struct Request {
  std::string method;
  std::string url;
  std::vector<std::pair<std::string, std::string>> headers;
  /** Empty: no body. */
  std::string body;
};

struct Answer {
  /** 0: nobody answered. */
  int status = 0;
  std::string body;
};

/** Sends a request and calls back with its answer, once, on the thread the game wants it on. */
using Send = std::function<void(const Request&, std::function<void(const Answer&)>)>;

/** The portal said no: 401 for a token that counts no more, 429 and 503 for later, 0 without an answer. */
struct Refusal {
  int status = 0;
  std::string detail;
};

struct Receipt {
  /** Open it within ten minutes, once: FPlatformProcess::LaunchURL or the game's own browser. */
  std::string url;
  /** For ask and end; keep it as you keep a password. */
  std::string unreadToken;
};

struct Unread {
  /** Cases with news, at most 100. */
  int count = 0;
  /** Page of the newest case that is not resolved; empty without one. */
  std::string openCaseUrl;
  bool isOpenCaseUnread = false;
};

namespace detail {

/** A JSON value: as much of it as the portal's answers have. */
struct Value {
  enum class Kind { Null, Bool, Number, String, Array, Object };
  Kind kind = Kind::Null;
  bool truth = false;
  double number = 0;
  std::string text;
  std::map<std::string, std::shared_ptr<Value>> members;

  const Value& at(const std::string& name) const {
    static const Value nothing;
    const auto found = members.find(name);
    return found == members.end() ? nothing : *found->second;
  }
};

/** Reads JSON (RFC 8259); what is not JSON is null. Lists are read over: no answer here has one. */
class Reader {
 public:
  explicit Reader(const std::string& source) : text(source) {}

  Value whole() {
    Value value = read(0);
    skip();
    return isGood && place == text.size() ? value : Value();
  }

 private:
  static constexpr int mostDepth = 32;
  const std::string& text;
  std::size_t place = 0;
  bool isGood = true;

  void skip() {
    while (place < text.size() && (text[place] == ' ' || text[place] == '\n' || text[place] == '\r' || text[place] == '\t')) ++place;
  }
  bool take(char wanted) {
    skip();
    if (place >= text.size() || text[place] != wanted) return false;
    ++place;
    return true;
  }
  Value fail() {
    isGood = false;
    return Value();
  }

  Value read(int depth) {
    skip();
    if (depth > mostDepth || place >= text.size()) return fail();
    Value value;
    const char first = text[place];
    if (first == '"') {
      value.kind = Value::Kind::String;
      value.text = string();
    } else if (take('{')) {
      value.kind = Value::Kind::Object;
      if (take('}')) return value;
      do {
        skip();
        if (place >= text.size() || text[place] != '"') return fail();
        const std::string name = string();
        if (!take(':')) return fail();
        value.members[name] = std::make_shared<Value>(read(depth + 1));
      } while (isGood && take(','));
      if (!take('}')) return fail();
    } else if (take('[')) {
      value.kind = Value::Kind::Array;
      if (take(']')) return value;
      do read(depth + 1);
      while (isGood && take(','));
      if (!take(']')) return fail();
    } else if (word("true")) {
      value.kind = Value::Kind::Bool;
      value.truth = true;
    } else if (word("false")) {
      value.kind = Value::Kind::Bool;
    } else if (!word("null")) {
      const char* begin = text.c_str() + place;
      char* end = nullptr;
      if (*begin != '-' && (*begin < '0' || *begin > '9')) return fail();
      value.kind = Value::Kind::Number;
      value.number = std::strtod(begin, &end);
      place += static_cast<std::size_t>(end - begin);
    }
    return value;
  }

  bool word(const char* wanted) {
    const std::string whole(wanted);
    if (text.compare(place, whole.size(), whole) != 0) return false;
    place += whole.size();
    return true;
  }

  static void append(std::string& into, unsigned long code) {
    if (code < 0x80) {
      into += static_cast<char>(code);
    } else if (code < 0x800) {
      into += static_cast<char>(0xC0 | (code >> 6));
      into += static_cast<char>(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
      into += static_cast<char>(0xE0 | (code >> 12));
      into += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      into += static_cast<char>(0x80 | (code & 0x3F));
    } else {
      into += static_cast<char>(0xF0 | (code >> 18));
      into += static_cast<char>(0x80 | ((code >> 12) & 0x3F));
      into += static_cast<char>(0x80 | ((code >> 6) & 0x3F));
      into += static_cast<char>(0x80 | (code & 0x3F));
    }
  }

  unsigned long hex() {
    if (place + 4 > text.size()) {
      isGood = false;
      return 0;
    }
    const std::string digits = text.substr(place, 4);
    if (digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos) isGood = false;
    place += 4;
    return std::strtoul(digits.c_str(), nullptr, 16);
  }

  std::string string() {
    std::string found;
    for (++place; isGood && place < text.size(); ++place) {
      const char one = text[place];
      if (one == '"') {
        ++place;
        return found;
      }
      if (one != '\\') {
        found += one;
        continue;
      }
      if (++place >= text.size()) break;
      static const std::string letters = "bfnrt";
      static const std::string meant = "\b\f\n\r\t";
      const std::size_t known = letters.find(text[place]);
      if (known != std::string::npos) {
        found += meant[known];
      } else if (text[place] == 'u') {
        ++place;
        unsigned long code = hex();
        // A pair of halves is one letter.
        if (code >= 0xD800 && code < 0xDC00 && text.compare(place, 2, "\\u") == 0) {
          place += 2;
          code = 0x10000 + ((code - 0xD800) << 10) + (hex() - 0xDC00);
        }
        append(found, code);
        --place;
      } else {
        found += text[place];
      }
    }
    isGood = false;
    return found;
  }
};

inline Value parse(const std::string& text) { return Reader(text).whole(); }

/** Tokens are letters, digits, dots, hyphens and underscores; whatever else is there is written as JSON wants it. */
inline std::string quoted(const std::string& text) {
  static const char* digits = "0123456789abcdef";
  std::string result = "\"";
  for (const char one : text) {
    const auto code = static_cast<unsigned char>(one);
    if (one == '"' || one == '\\') {
      result += '\\';
      result += one;
    } else if (code < 0x20) {
      result += "\\u00";
      result += digits[code >> 4];
      result += digits[code & 15];
    } else {
      result += one;
    }
  }
  return result + "\"";
}

}  // namespace detail

class Support {
 public:
  using Refused = std::function<void(const Refusal&)>;

  /** @param portal https://support.example.com */
  Support(std::string portal, Send send) : base(std::move(portal)), send(std::move(send)) {
    while (!base.empty() && base.back() == '/') base.pop_back();
  }

  /** Hands over what the game knows (createGameContext). */
  void tell(const std::string& publisherToken, std::function<void(const Receipt&)> done, Refused refused) const {
    Request request{"POST", base + "/services/bft/api/ingame/context", {{"Content-Type", "application/json"}}, ""};
    request.body = "{\"token\":" + detail::quoted(publisherToken) + "}";
    ask(request, std::move(refused), [done](const detail::Value& answer) {
      done(Receipt{answer.at("url").text, answer.at("unread").at("token").text});
    });
  }

  /** How much is unread (getUnread); once a minute is enough. */
  void ask(const std::string& unreadToken, std::function<void(const Unread&)> done, Refused refused) const {
    ask(byToken("GET", unreadToken), std::move(refused), [done](const detail::Value& answer) {
      const detail::Value& open = answer.at("openCase");
      done(Unread{static_cast<int>(answer.at("count").number), open.at("url").text, open.at("isUnread").truth});
    });
  }

  /** Gives the launcher's token back (endUnread), as at sign-out. */
  void end(const std::string& unreadToken, std::function<void()> done, Refused refused) const {
    ask(byToken("DELETE", unreadToken), std::move(refused), [done](const detail::Value&) { done(); });
  }

 private:
  std::string base;
  Send send;

  Request byToken(const char* method, const std::string& token) const {
    return Request{method, base + "/services/bft/api/unread", {{"Authorization", "Bearer " + token}}, ""};
  }

  void ask(const Request& request, Refused refused, std::function<void(const detail::Value&)> done) const {
    send(request, [refused, done](const Answer& answer) {
      const detail::Value body = detail::parse(answer.body);
      if (answer.status >= 200 && answer.status < 300) return done(body);
      const std::string& why = body.at("detail").text;
      refused(Refusal{answer.status, why.empty() ? body.at("title").text : why});
    });
  }
};

}  // namespace guidepost
