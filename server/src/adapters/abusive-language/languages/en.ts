import type { LanguageRules } from '../language-rules.ts'
import { pattern } from '../pattern.ts'

/** English abuse is written in every language's chat; these words mean nothing else anywhere we serve. */
export const englishEverywhere = `
  fuck* fuk fuking fck fcking fcker fkn fking fkin mfer motherfuck* muthafuck* bitch* biatch b1tch asshole* cunt
  cunts nigger* nigga* faggot* stfu kys whore whores sluts`

export const en: LanguageRules = {
  strong: `
    ${englishEverywhere} mfkn mfking effing slut slutty arsehole* ahole aholes dickhead* dickface shithead* shitbag*
    shitface* shithole shitstain shitty shitter dipshit* bullshit* horseshit cocksuck* fag fags niglet* retard*
    libtard* fucktard* dumbass* jackass* douche* twat twats wank wanker* tosser tossers bellend prick pricks
    scumbag* dirtbag* sleazebag* bumfuck kike kikes chink chinks spic spics wetback* gook gooks paki pakis tranny
    trannies pussies pussy gtfo gfy foff fatass fatasses lardass asshat* asswipe* smartass skank* hoes thot thots
    cumdump* cumslut* jizz milf pedo pedos pedophile pedophiles paedo motherfka goddamn bastards simp incel incels
    numbnuts knobhead* cuck cucks subhuman* crackhead* braindead halfwit* nitwit* fucboi hoebag coon coons jackoff
    asslick* buttfuck* ballsack dildo poontang raghead* towelhead* redneck* hillbilly magat magats fucktards
    shitlord* bootlicker* pervert perverts perv pervs sleazebag turd turds douchecanoe pencildick* needledick*
    horseface fuckface shitshow`,
  harmless: 'retardant retardants retarding whorl pussycat pussycats chinkapin',
  names: `
    idiot idiots moron morons imbecile imbeciles cretin cretins loser losers scum scums noob noobs nub nubs n00b
    dumbo dumdum stupids clown clowns parasite parasites maggot maggots lowlife lowlifes bastard twit degenerate
    degenerates psycho psychos creep creeps weirdo weirdos retardo bozo dunce sucker suckers coward cowards pig pigs
    dickwad filth vermin thug thugs hypocrite hypocrites dope dopes goon goons`,
  directed: `
    stupid dumb trash garbage shit crap ass dick cock useless worthless pathetic ugly disgusting brainless clueless
    monkey monkeys donkey donkeys ape dog dogs rat rats cancer autist autistic sick toxic insane crazy liar liars
    fat gay animal animals joke idiotic moronic dumbest worst stupidest virgin trashcan troll trolls freak freaks
    evil blind fool fools evil punk punks horrible terrible hacker`,
  address: pattern`
      \b(?:(?:you|u|yall|ya)(?: (?:guys|people|all|devs|idiots))?(?: (?:are|r|re|is|aint|were|was|must be|look|play
      |sound))?|youre|ur|your|hes|shes|he is|she is|they are|theyre|(?:my|this|that|the|our|what an?|such an?
      |fucking|fckin|fkin|stupid|dumb|report(?: this)?|ez|gg) (?=(?:ass|kid|dumb|stupid|trash|shit|garbage|useless
      |brainless|worthless|pathetic|retard\w*) (?:team\w*|player\w*|kid\w*|mid|top|jungler?|support|carry|adc|healer
      |tank|guild|people|person|human|devs?|noobs?|ass|monkeys?|dogs?|cunt)\b)|(?:my|this|that) (?:team|guy|kid|dude
      |mid|jungler|carry|healer|tank) is|team is|mid is|teammates are)(?: (?:just|all|so|such|a|an|the|really|very
      |absolute|absolutely|complete|total|totally|freaking|fucking|literally|as|one|bunch|of|like|little|big|biggest
      |damn|god|actual|actually|too|real|lil|old|full|piece))* $`,
  excused: pattern`
      \b(?:i|im|am|me|myself|my|feel|felt|feeling|was|like|not|some|any)(?: (?:am|was|feel|felt|look|looked|looking
      |such|a|an|the|like|just|so|total|complete|huge|big|bit|of|feeling|being|called|calling|an))* $`,
  phrases: [
    /\bk(?:ill|il|ys)+ (?:yo)?u?r(?: ?self| ?selves)\b/,
    pattern`
      \b(?:go|just|please|pls|u|you|should|must) (?:and )?(?:die|hang (?:yo)?urself|neck (?:yo)?urself
      |jump off a bridge)\b(?! (?:in|at|to|when|if|after|with|from|because|and|too|so|on|instantly|every|again))`,
    /\bhope (?:you|u|he|she|they|your|ur|all)\b.{0,25}\b(?:die|dies|rot|burn|burns|suffer|cancer|aids|choke)\b/,
    /\b(?:rot|burn|go) (?:to|in) hell\b/,
    /\bdrop dead\b/,
    /\bshut (?:\w+ ){0,3}up\b/,
    /\bshutup\b/,
    /\beat (?:a )?(?:shit|dick|my)\b(?! ?(?:food|items?|account))/,
    /\bsuck (?:my|a|ma|on|these|deez|it) ?(?:dick|cock|balls|nuts|noob|bitch|loser)?\b/,
    /\bsuc?k my\b/,
    /\b(?:screw|frick|eff|f) (?:you|u|off)\b(?! (?:over|up))/,
    /\bpiss off\b/,
    /\bpiece(?:s)? of (?:shit|crap|garbage|trash|human|scum|filth)\b/,
    /\bp\.?o\.?s\b(?= (?:you|human|person|team|player))/,
    pattern`
      \b(?:yo)?ur? (?:mom|mum|mother|mama|momma|sister|dad)(?:s| is| was| should| didnt| a)\b.{0,30}(?:whore|fat
      |slut|swallow|abort|bed|hoe|gay|ugly|dick|easy)`,
    pattern`
      \b(?:you|u|yall|you guys|you people|you all|devs|my team|this team|team|mid|they|he
      |she) (?:really |all |just |fucking |always )?sucks?\b(?! (?:at explaining|me|in))`,
    pattern`
      \b(?:i|we) ?(?:will|ll|m gonna|am going to|am gonna|gonna|ma|want to|wanna|would like to|could
      |should) (?:come and |fucking )?(?:kill|murder|rape|stab|strangle|shoot|slap|beat|punch|hurt|find) (?:you|u
      |your|ur|ya|yall|the devs?|his|her)\b(?! (?:in game|order|know|a))`,
    /\b(?:rape|raped|raping) (?:you|u|your|ur|her|him|kids?|any|them)\b/,
    pattern`
      \b(?:you|u|they|he|she|people like you) (?:\w+ )?(?:deserves?|needs?|oughta?|should) (?:to )?(?:die|be (?:shot
      |hanged|hung|tortured|raped|killed|castrated|aborted))\b`,
    /\bget (?:cancer|aids|raped|a life|lost|rekt|fucked)\b/,
    /\b(?:white|black|human|trailer|ghetto|eurotrash|euro) trash\b/,
    /\bno(?:body|one) (?:likes|loves|wants|cares about) (?:you|u)\b/,
    pattern`
      \b(?:uninstall|delete|quit)(?: the| this)?(?: game)? (?:you |u |please |pls )?(?:noobs?|trash|idiots?|morons?
      |retards?|kid|bot|monkey|loser)\b`,
    /\bjust uninstall\b(?= *$)/,
    /\b(?:ez|easy) (?:noobs?|trash|kids?|dogs?|bots?|bitch\w*|retards?)\b/,
    pattern`
      \b(?:noob|trash|garbage|shit|dog ?shit|shitty|useless|braindead|brain dead|bot|retarded|feeding|crap|stupid
      |worst|dumb|fucking) (?:ass )?(?:team(?:mates?|s)?|players?|mid|midlaner?|top|toplaner|jungler?|jg|supp
      (?:ort)? player|carry|adc|supp|kid|kids|human|humans|people|person|devs|developers|mods|gms|moderators?|noobs?
      |dogs?|monkeys?|animals?|pinoys?|peruvians?|russians?|chinese|indians?|turks?|brazilians?|feeders?)\b`,
    /\b(?:brain ?dead|no brain|zero iq|0 ?iq|low iq|negative iq|room temp(?:erature)? iq|smooth ?brain)\b/,
    pattern`
      \b(?:filthy|dirty|stinking|stinky) (?:\w+ )?(?:jews?|arabs?|muslims?|mexicans?|immigrants?|gypsies|gypsy
      |animals?|pigs?|dogs?|russians?|chinese|peruvians?|whores?)\b`,
    /\b(?:go back to|get back (?:in|to)) (?:the kitchen|your (?:country|cave|hole|village|mom)|africa|mexico|china|india|bots|bot games)\b/,
    /\bson of a (?:bitch|whore|gun you)\b/,
    /\blets go brandon\b/,
    /\bfjb\b/,
    pattern`
      \b(?:fat|ugly|stupid|dumb|old|lying|nasty|crazy|whiny|dirty|sick|evil|filthy|worthless
      |disgusting) (?:ass |little |old )?(?:bitch|cow|pig|hag|fuck|cunt|ape|whore|hoe|faggot|troll|maniac|tramp
      |bastard|jerk|loser)\b`,
    pattern`
      \b(?:you|u|youre|your|ur) (?:all |guys |such )?(?:a |an |are a |are an |are |r |re |is )?
      (?:fucking |god ?damn |complete |total |absolute |little |stupid |dumb |fat |ugly |worthless |useless )*(?:hoe
      |dick|traitors?|jerks?|liars?|racists?|fascists?|commies?|snakes?|demons?|devils?|simps?|virgins?|nerds?)\b`,
    pattern`
      \b(?:dumb|stupid|lazy|sorry|broke|fat|ugly|punk|bitch|weak|pussy|crazy|dirty|nasty|hoe|broad)(?: ?ass| ass)\b
      (?! ?(?:bug|glitch|quest|boss|level|game|question|thing))`,
    pattern`
      \b(?:dis|that|this|these|them|dem|yo|my|no|a|some|side|bad|them|all|your|ur) hoe(?:s|z)?\b(?! (?:tool|item
      |in (?:minecraft|the game)|enchant\w*|for|upgrade))`,
    /\b(?:up your ass|kiss my ass|my ass you|your ass|ur ass|yo ass)\b/,
    /\bbent? over and\b/,
  ],
}
