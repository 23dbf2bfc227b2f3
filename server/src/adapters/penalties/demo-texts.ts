// Words of the demonstration's penalties, in the languages of its pack.

type Words = Record<string, string>
const words = (en: string, de: string, fr: string, ko: string, ja: string): Words => ({ 'en-US': en, 'de-DE': de, 'fr-FR': fr, 'ko-KR': ko, 'ja-JP': ja })

export const penaltyNames = {
  suspension: words('Suspension', 'Sperre', 'Suspension', '이용 정지', '利用停止'),
  closed: words('Account closed', 'Konto geschlossen', 'Compte fermé', '계정 폐쇄', 'アカウント閉鎖'),
  silenced: words('Chat silenced', 'Chat stummgeschaltet', 'Discussion coupée', '채팅 금지', 'チャット禁止'),
  ranked: words('Ranked play closed', 'Ranglistenspiel gesperrt', 'Parties classées fermées', '경쟁전 이용 제한', 'ランク戦の利用停止'),
  name: words('Name reset', 'Name zurückgesetzt', 'Nom réinitialisé', '이름 초기화', '名前のリセット'),
  trade: words('Trading closed', 'Handel gesperrt', 'Échanges fermés', '거래 제한', '取引の利用停止'),
}

const rule = (number: string, [en, de, fr, ko, ja]: [string, string, string, string, string]): Words =>
  words(`Code of conduct ${number}: ${en}`, `Verhaltensregeln ${number}: ${de}`, `Code de conduite ${number} : ${fr}`, `행동 규칙 ${number}: ${ko}`, `行動規範 ${number}：${ja}`)

/** Why: the tag on the card, the rule it broke, what happened. */
export const grounds = {
  software: {
    reason: words('Use of unauthorized software', 'Unerlaubte Programme', 'Logiciel non autorisé', '허가되지 않은 프로그램 사용', '不正なソフトウェアの使用'),
    ruleBroken: rule('3.2', ['no software that plays for you', 'keine Programme, die für dich spielen', 'aucun logiciel qui joue à votre place', '대신 플레이하는 프로그램 금지', '代わりに操作するソフトウェアの禁止']),
    facts: words('In two matches the game found inputs that no hand can make.', 'In zwei Partien fand das Spiel Eingaben, die keine Hand machen kann.', 'Dans deux parties, le jeu a relevé des commandes qu’aucune main ne peut faire.', '두 경기에서 사람의 손으로는 불가능한 입력이 발견되었습니다.', '2試合で、人の手では不可能な入力が検出されました。'),
  },
  money: {
    reason: words('Trading for real money', 'Handel gegen echtes Geld', 'Vente contre argent réel', '현금 거래', 'リアルマネー取引'),
    ruleBroken: rule('5.1', ['no trade for real money', 'kein Handel gegen echtes Geld', 'aucune vente contre argent réel', '현금 거래 금지', 'リアルマネー取引の禁止']),
    facts: words('Fourteen transfers of gold matched offers on a market site.', 'Vierzehn Goldübertragungen passten zu Angeboten auf einer Handelsseite.', 'Quatorze transferts d’or correspondaient à des offres d’un site de vente.', '골드 이체 14건이 거래 사이트의 판매 글과 일치했습니다.', 'ゴールドの譲渡14件が取引サイトの出品と一致しました。'),
  },
  language: {
    reason: words('Abusive language', 'Beleidigende Sprache', 'Langage injurieux', '욕설', '暴言'),
    ruleBroken: rule('2.1', ['respect the other players', 'Respekt vor anderen', 'respect des autres', '다른 플레이어 존중', '他のプレイヤーの尊重']),
    facts: words('Three players reported messages of one match.', 'Drei Mitspielende meldeten Nachrichten aus einer Partie.', 'Trois joueurs ont signalé des messages d’une même partie.', '플레이어 세 명이 한 경기의 메시지를 신고했습니다.', '1試合中のメッセージに3名から通報がありました。'),
  },
  name: {
    reason: words('Inappropriate name', 'Unpassender Name', 'Nom inapproprié', '부적절한 이름', '不適切な名前'),
    ruleBroken: rule('2.4', ['names everybody can read aloud', 'Namen, die alle vorlesen können', 'des noms que chacun peut lire à voix haute', '누구나 소리 내어 읽을 수 있는 이름', '誰もが読み上げられる名前']),
    facts: words('The name of a character held an insult.', 'Der Name einer Figur enthielt eine Beleidigung.', 'Le nom d’un personnage contenait une insulte.', '캐릭터 이름에 모욕적인 표현이 있었습니다.', 'キャラクターの名前に侮辱的な表現が含まれていました。'),
  },
  leaving: {
    reason: words('Leaving matches', 'Verlassen von Partien', 'Abandon de parties', '경기 이탈', '試合の途中離脱'),
    ruleBroken: rule('4.3', ['matches are played to their end', 'Partien werden zu Ende gespielt', 'une partie se joue jusqu’au bout', '경기는 끝까지 진행', '試合は最後まで']),
    facts: words('Six matches of one day were left before their end.', 'Sechs Partien eines Tages wurden vor dem Ende verlassen.', 'Six parties d’un même jour ont été quittées avant la fin.', '하루 동안 경기 6회를 끝나기 전에 나갔습니다.', '1日に6試合を途中で離脱しました。'),
  },
}

export const howToComplain = words(
  'You can also write to the Northlight ombudsperson at fairness@northlight.example, or to a certified out-of-court body.',
  'Du kannst auch an die Northlight-Ombudsstelle schreiben (fairness@northlight.example) oder an eine zertifizierte außergerichtliche Stelle.',
  'Vous pouvez aussi écrire au médiateur de Northlight (fairness@northlight.example) ou à un organisme extrajudiciaire certifié.',
  'Northlight 옴부즈퍼슨(fairness@northlight.example)이나 공인된 분쟁 해결 기관에 문의할 수도 있습니다.',
  'Northlightのオンブズパーソン（fairness@northlight.example）または認定された裁判外紛争解決機関に申し立てることもできます。',
)
