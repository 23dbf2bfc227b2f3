import type { LanguageRules } from '../language-rules.ts'
import { pattern } from '../pattern.ts'

export const de: LanguageRules = {
  strong: `
    arschloch* arschlocher* arschgesicht* arschgeige* arschkriecher* wichser* wixer* wixxer* hurensohn* hurensohne*
    hure huren nutte nutten fotze* schlampe* missgeburt* spast spasti spasten spacko* mongo mongos drecksau*
    dreckschwein* drecksack* dreckspack dreckskerl* scheisskerl* scheisshaufen scheissverein fick ficken ficker
    gefickt fickt verfickt* verpiss* hackfresse* vollidiot* volltrottel* vollpfosten* vollhonk* schwachkopf*
    schwachmat* hohlkopf* hohlbirne* hirnlos* hirntot* hirnamputiert* kanake* kanacke* nigger* neger negern
    schwuchtel* schwanzlutscher* untermensch* abschaum gesindel hundesohn* bastard bastarde bastarden dummschwatzer*
    dumpfbacke* idiotin flachzange* lutscher penner* assi assis asozial* asi pissnelke miststuck mistkerl*
    drecksvolk* scheissdreck kotzbrocken lugenpresse gehirnamputiert* pissbacke fettsack* fettsau sau schweinehund*
    saftsack judensau* kinderficker* kummeltürke kameltreiber* musel* muselmann* volksverrater* gutmensch*
    linksfaschist* systemhure* geistesgestort* geisteskrank* drecksloch verblodet* verbldet* strohdumm* saudumm*
    affenhirn depperter zigeunerpack spinner vollspinner* pisser* kackbratze* arschkopf* arschkrampe* arschkeks*
    arschloecher* huso husos hurenkind* hurenbock* spacken* spack nichtskonner* vollassi* pissflitsche* kackvogel*
    dreckskind* drecksker* drecksweib* drecksbande* drecksvieh* lumpenpack* mistpack scheisstyp* scheissweib*
    arschficker* mutterficker* wichs wichst wichse wichsfresse* eierlos* behindi* mongoloid* spastiker* kruppel*
    kretin* polack* schlitzauge* bimbo bimbos judenschwein* judenpack dummbatz* dummbeutel* dummschwatz* doofmann*
    doofkopf* hornochse* rindvieh* schweinebacke* sackgesicht* sackratte* pottsau* bullenschwein* hinterwaldler*
    hohlkopfe* strunzdumm* stockdumm* dummdreist* damliche damlicher dumpfback* saubande saupack saukerl* mistvieh* miststuck*
    mistsau* mistgeburt* schwuchtl* schwulette* schlampig* flittchen* pissnelken* kackfresse*
    schandmaul* lackaffe* arschgesichter* geistesgestor* hackfressen* honks knallkopf* knalltuten* dorftrottel*
    dumpfbacken* vasall vasallen abgefuckt* schmarotzer* parasitenpack rotzloffel* rotzgor* sauhund* lumpenhund*
    hosenscheisser* klugscheisser* schlappschwanz* schwanzlutsch* waschlappen* kotzbrocken* ekelpaket* drecksloch*
    halt's fickdich fickt verfickt* gefickt* fickfehler* opfa`,
  harmless: 'sauer saugt assistent assistenz musellinie muselin spinnerei schlampigkeit damlicherweise',
  names: `
    idiot idioten depp deppen trottel blodmann dummkopf dumkopf lappen opfer nichtsnutz vollspast honk clown clowns
    heuchler versager noob noobs niete nieten schwachling schwachlinge dodel hirni hirnis pfaffe
    pfaffen idiotenhaufen versager lugner hetzer parasiten ratten zecken lump lumpen hampelmann witzfigur knalltute tussi bratze
    schnepfe zicke`,
  directed: `
    dumm bescheuert behindert bekloppt krank mull abfall dreck scheisse arsch ratte affe hund schwein schweine
    nazi nazis faschisten loser dummes dummen doof ekelhaft widerlich erbarmlich lacherlich verlogen blod blode bloder dumme dummer`,
  address: pattern`
      \b(?:du|ihr|er ist|sie ist|die sind|bist du|seid ihr|du bist|ihr seid|euer|dein|dieser|diese|dieses)(?: (?:ja
      |so|doch|ein|eine|einfach|nur|alle|echt|total|vollig|so ein|der|die|das|eben|wirklich|richtig|ganz))* $`,
  endings: pattern`
      ..(?:idioten?|deppe?n?|fotzen?|schlampen?|wichsern?|trottel
      |(?<![mb])arsche?r?|arschlocher|hurensohne?|missgeburt
      |ficker|kanaken?|schwachkopf|fresse|bastarde?)$`,
  excused: /\b(?:ich|bin|mich|mir)(?: (?:bin|war|ein|eine|so|ja|der|wie|echt|wohl|halt|als|einen))* $/,
  phrases: [
    /\bhalts? (?:doch |einfach )?(?:die |deine? |dein |s )?(?:fresse|maul|schnauze|klappe)\b/,
    /\bfresse halten\b/,
    /\bleck mich\b/,
    /\bfick dich\b/,
    /\bgeh sterben\b/,
    /\bstirb\b/,
    /\b(?:den|deinen|euren|ihren|seinen|meinem|leckt? (?:mich|uns) am) arsch\b/,
    /\b(?:scheiss|piss|geschissen) (?:auf )?(?:euch|dich|ihn|sie)\b/,
    /\b(?:krank|gestort|hohl) im kopf\b/,
    /\bkeine? (?:hirn|eier|ruckgrat)\b/,
    /\bohne (?:hirn|ruckgrat|eier)\b/,
    /\b(?:solch|so|dieses|das|elendes|asoziales|verlogenes|braunes|linkes|rechtes) (?:ein )?(?:gesindel|lumpenpack|drecksvolk)\b/,
    /\bfahrt? zur holle\b|\bgeht? zum teufel\b/,
    /\bverreck(?:t|en)?\b/,
    /\bverrecke?\b/,
    /\bdeine mutter\b/,
    /\bbring dich um\b/,
    pattern`
      \b(?:dumme|blode|fette|alte|hassliche|miese|linke|rechte|dreckige|verlogene|elende|dreckige)[rsn]? (?:sau|kuh
      |schlampe|hure|fotze|schweine?|pack|ratten?|zecken?|gans|nazis?|(?<![mb])arsche?r?|kerl|votze|pute|fresse|brut)\b`,
    /\b(?:merkel|regierung|politiker|grunen) (?:muss weg|gehort in den knast|an die wand)\b/,
    pattern`
      \b(?:scheiss|drecks)(?: )?(?:moslems?|muslime?|islam|juden?|auslander|araber|turken?|russen|deutsche|team
      |spieler|noobs?|nazis?|volk|partei)\b`,
    /\b(?:ist|sind) (?:doch |einfach |nur |alle |so )*(?:zu )?(?:dumm|bescheuert|behindert|bekloppt|geisteskrank|hirnlos|abartig)\b/,
    /\bwie (?:dumm|blod|bescheuert|bekloppt) (?:muss|kann|ist|sind|bist|seid)\b/,
    /\bhat (?:doch )?(?:den |einen )?(?:arsch offen|knall|dachschaden|an der waffel)\b/,
  ],
}
