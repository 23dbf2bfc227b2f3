// Words of the demonstration's penalties, in the languages of its pack.

type Words = Record<string, string>
/** One text in each language of the pack, in this order. */
type Languages = [en: string, de: string, fr: string, ko: string, ja: string, es: string, pt: string, zh: string, ar: string]
const words = (...[en, de, fr, ko, ja, es, pt, zh, ar]: Languages): Words =>
  ({ 'en-US': en, 'de-DE': de, 'fr-FR': fr, 'ko-KR': ko, 'ja-JP': ja, 'es-ES': es, 'pt-BR': pt, 'zh-CN': zh, 'ar-SA': ar })

export const penaltyNames = {
  suspension: words('Suspension', 'Sperre', 'Suspension', '이용 정지', '利用停止', 'Suspensión', 'Suspensão', '停权', 'إيقاف'),
  closed: words('Account closed', 'Konto geschlossen', 'Compte fermé', '계정 폐쇄', 'アカウント閉鎖', 'Cuenta cerrada', 'Conta encerrada', '账号已关闭', 'حساب مغلق'),
  silenced: words('Chat silenced', 'Chat stummgeschaltet', 'Discussion coupée', '채팅 금지', 'チャット禁止', 'Chat silenciado', 'Chat silenciado', '禁言', 'دردشة مكتومة'),
  ranked: words('Ranked play closed', 'Ranglistenspiel gesperrt', 'Parties classées fermées', '경쟁전 이용 제한', 'ランク戦の利用停止', 'Partidas clasificatorias cerradas', 'Partidas ranqueadas fechadas', '禁止排位', 'اللعب المصنّف مغلق'),
  name: words('Name reset', 'Name zurückgesetzt', 'Nom réinitialisé', '이름 초기화', '名前のリセット', 'Nombre restablecido', 'Nome redefinido', '名称已重置', 'إعادة ضبط الاسم'),
  trade: words('Trading closed', 'Handel gesperrt', 'Échanges fermés', '거래 제한', '取引の利用停止', 'Comercio cerrado', 'Trocas fechadas', '禁止交易', 'المبادلة مغلقة'),
}

const rule = (number: string, [en, de, fr, ko, ja, es, pt, zh, ar]: Languages): Words => words(
  `Code of conduct ${number}: ${en}`, `Verhaltensregeln ${number}: ${de}`, `Code de conduite ${number} : ${fr}`, `행동 규칙 ${number}: ${ko}`, `行動規範 ${number}：${ja}`,
  `Código de conducta ${number}: ${es}`, `Código de conduta ${number}: ${pt}`, `行为准则 ${number}：${zh}`, `قواعد السلوك ${number}: ${ar}`,
)

/** Why: the tag on the card, the rule it broke, what happened. */
export const grounds = {
  software: {
    reason: words('Use of unauthorized software', 'Unerlaubte Programme', 'Logiciel non autorisé', '허가되지 않은 프로그램 사용', '不正なソフトウェアの使用', 'Uso de programas no autorizados', 'Uso de programas não autorizados', '使用未经授权的程序', 'استخدام برامج غير مصرح بها'),
    ruleBroken: rule('3.2', ['no software that plays for you', 'keine Programme, die für dich spielen', 'aucun logiciel qui joue à votre place', '대신 플레이하는 프로그램 금지', '代わりに操作するソフトウェアの禁止', 'ningún programa que juegue por ti', 'nenhum programa que jogue por você', '不得使用代玩程序', 'لا برامج تلعب عنك']),
    facts: words('In two matches the game found inputs that no hand can make.', 'In zwei Partien fand das Spiel Eingaben, die keine Hand machen kann.', 'Dans deux parties, le jeu a relevé des commandes qu’aucune main ne peut faire.', '두 경기에서 사람의 손으로는 불가능한 입력이 발견되었습니다.', '2試合で、人の手では不可能な入力が検出されました。', 'En dos partidas el juego detectó acciones que ninguna mano puede hacer.', 'Em duas partidas o jogo encontrou comandos que nenhuma mão consegue fazer.', '游戏在两场对局中发现了人手无法完成的操作。', 'رصدت اللعبة في مباراتين مدخلات لا تستطيعها يد.'),
  },
  money: {
    reason: words('Trading for real money', 'Handel gegen echtes Geld', 'Vente contre argent réel', '현금 거래', 'リアルマネー取引', 'Comercio con dinero real', 'Comércio com dinheiro real', '现金交易', 'المتاجرة بمال حقيقي'),
    ruleBroken: rule('5.1', ['no trade for real money', 'kein Handel gegen echtes Geld', 'aucune vente contre argent réel', '현금 거래 금지', 'リアルマネー取引の禁止', 'ningún comercio con dinero real', 'nenhum comércio com dinheiro real', '不得进行现金交易', 'لا متاجرة بمال حقيقي']),
    facts: words('Fourteen transfers of gold matched offers on a market site.', 'Vierzehn Goldübertragungen passten zu Angeboten auf einer Handelsseite.', 'Quatorze transferts d’or correspondaient à des offres d’un site de vente.', '골드 이체 14건이 거래 사이트의 판매 글과 일치했습니다.', 'ゴールドの譲渡14件が取引サイトの出品と一致しました。', 'Catorce traspasos de oro coincidían con ofertas de una web de venta.', 'Catorze transferências de ouro coincidiam com ofertas de um site de vendas.', '十四笔金币转移与交易网站上的报价吻合。', 'طابقت أربع عشرة عملية نقل ذهب عروضًا في موقع للبيع.'),
  },
  language: {
    reason: words('Abusive language', 'Beleidigende Sprache', 'Langage injurieux', '욕설', '暴言', 'Lenguaje ofensivo', 'Linguagem ofensiva', '辱骂性语言', 'ألفاظ مسيئة'),
    ruleBroken: rule('2.1', ['respect the other players', 'Respekt vor anderen', 'respect des autres', '다른 플레이어 존중', '他のプレイヤーの尊重', 'respeto a los demás jugadores', 'respeito aos outros jogadores', '尊重其他玩家', 'احترام اللاعبين الآخرين']),
    facts: words('Three players reported messages of one match.', 'Drei Mitspielende meldeten Nachrichten aus einer Partie.', 'Trois joueurs ont signalé des messages d’une même partie.', '플레이어 세 명이 한 경기의 메시지를 신고했습니다.', '1試合中のメッセージに3名から通報がありました。', 'Tres jugadores denunciaron mensajes de una misma partida.', 'Três jogadores denunciaram mensagens de uma mesma partida.', '三名玩家举报了同一场对局中的消息。', 'أبلغ ثلاثة لاعبين عن رسائل في مباراة واحدة.'),
  },
  name: {
    reason: words('Inappropriate name', 'Unpassender Name', 'Nom inapproprié', '부적절한 이름', '不適切な名前', 'Nombre inapropiado', 'Nome impróprio', '名称不当', 'اسم غير لائق'),
    ruleBroken: rule('2.4', ['names everybody can read aloud', 'Namen, die alle vorlesen können', 'des noms que chacun peut lire à voix haute', '누구나 소리 내어 읽을 수 있는 이름', '誰もが読み上げられる名前', 'nombres que cualquiera pueda leer en voz alta', 'nomes que qualquer um possa ler em voz alta', '人人都能大声念出的名字', 'أسماء يمكن للجميع قراءتها بصوت عالٍ']),
    facts: words('The name of a character held an insult.', 'Der Name einer Figur enthielt eine Beleidigung.', 'Le nom d’un personnage contenait une insulte.', '캐릭터 이름에 모욕적인 표현이 있었습니다.', 'キャラクターの名前に侮辱的な表現が含まれていました。', 'El nombre de un personaje contenía un insulto.', 'O nome de um personagem continha uma ofensa.', '角色名称中含有侮辱性内容。', 'تضمّن اسم شخصية إهانة.'),
  },
  leaving: {
    reason: words('Leaving matches', 'Verlassen von Partien', 'Abandon de parties', '경기 이탈', '試合の途中離脱', 'Abandono de partidas', 'Abandono de partidas', '中途退出对局', 'مغادرة المباريات'),
    ruleBroken: rule('4.3', ['matches are played to their end', 'Partien werden zu Ende gespielt', 'une partie se joue jusqu’au bout', '경기는 끝까지 진행', '試合は最後まで', 'las partidas se juegan hasta el final', 'as partidas são jogadas até o fim', '对局须进行到底', 'تُلعب المباريات حتى نهايتها']),
    facts: words('Six matches of one day were left before their end.', 'Sechs Partien eines Tages wurden vor dem Ende verlassen.', 'Six parties d’un même jour ont été quittées avant la fin.', '하루 동안 경기 6회를 끝나기 전에 나갔습니다.', '1日に6試合を途中で離脱しました。', 'En un día se abandonaron seis partidas antes del final.', 'Em um dia, seis partidas foram abandonadas antes do fim.', '一天之内有六场对局中途退出。', 'غودرت ست مباريات في يوم واحد قبل نهايتها.'),
  },
}

export const howToComplain = words(
  'You can also write to the Northlight ombudsperson at fairness@northlight.example, or to a certified out-of-court body.',
  'Du kannst auch an die Northlight-Ombudsstelle schreiben (fairness@northlight.example) oder an eine zertifizierte außergerichtliche Stelle.',
  'Vous pouvez aussi écrire au médiateur de Northlight (fairness@northlight.example) ou à un organisme extrajudiciaire certifié.',
  'Northlight 옴부즈퍼슨(fairness@northlight.example)이나 공인된 분쟁 해결 기관에 문의할 수도 있습니다.',
  'Northlightのオンブズパーソン（fairness@northlight.example）または認定された裁判外紛争解決機関に申し立てることもできます。',
  'También puedes escribir a la defensoría de Northlight (fairness@northlight.example) o a un organismo extrajudicial certificado.',
  'Você também pode escrever à ouvidoria da Northlight (fairness@northlight.example) ou a um órgão extrajudicial certificado.',
  '你也可以致信 Northlight 申诉专员（fairness@northlight.example）或经认证的庭外机构。',
  'يمكنك أيضًا مراسلة أمين المظالم في Northlight (fairness@northlight.example) أو هيئة معتمدة خارج المحكمة.',
)
