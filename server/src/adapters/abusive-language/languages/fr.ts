import type { LanguageRules } from '../language-rules.ts'
import { pattern } from '../pattern.ts'

export const fr: LanguageRules = {
  strong: `
    pute putes salope* salopard* salaud* connard* conard connasse* conasse encule* enculer enculeur* enfoire*
    batard* fdp ntm tg pd pede pedes tapette* tarlouze* abruti* cretin* trouduc* troudc bougnoul* bicot negre negres
    negro gouine* bouffon bouffons merdeux trisomique* gogol gogole mongol mongolien* debile debiles attarde
    attardes tocard* clodo grognasse* pouffiasse* petasse* couillon* sousmerde youpin* branleur* branleuse* suceur
    suceuse bolosse* boloss ducon`,
  names:
    'idiot idiote idiots imbecile imbeciles conne connes noob noobs clown clowns minable minables ordure ordures raclure vermine',
  directed: `
    con cons nul nuls nulle stupide stupides inutile inutiles dechet dechets chien chiens merde merdes cancer singe
    singes bot moche degage`,
  address: pattern`
      \b(?:tu es|t ?es|tes|vous etes|espece de?|sale|bande de|gros|grosse|petit|petite|pauvre|ta|ton|votre|il est
      |elle est|equipe de)(?: (?:vraiment|tous|un|une|des|de|d|trop|tellement|juste|qu|que|gros|grosse|petit|sale
      |sales|si))* $`,
  excused: /\b(?:je|j|moi|me|suis|sens)(?: (?:suis|suis un|sens|comme|un|une|me|passe|pour|trop|si))* $/,
  phrases: [
    /\b(?:ferme|fermez) (?:ta|la|vos|votre) (?:gueule|bouche)\b/,
    /\bta gueule\b/,
    /\bvos gueules\b/,
    /\bnique (?:ta|vos|tes|sa|toi|la)\b/,
    /\bniquez\b/,
    /\bva te (?:faire|pendre|suicider)\b/,
    /\ballez vous faire\b/,
    /\bfils de (?:pute|chien|putain)\b/,
    /\bva (?:crever|mourir)\b/,
    /\bcreve(?:z)?\b(?= *$| (?:sale|connard|toi|tous))/,
    /\bsuicide[ -]toi\b/,
    /\bsale (?:noir|arabe|juif|juive|chien|chienne|race|gitan|blanc|chinois|rat|merde)\b/,
    /\bespece d\b/,
    /\bgros(?:se)? (?:con|conne|porc|vache|tas|merde)\b/,
    /\b(?:casse|degage)[ -]toi (?:sale|connard|con)\b/,
    /\bje vais te (?:tuer|crever|defoncer|buter|trouver)\b/,
    /\bta (?:mere|race|grand mere)\b(?= (?:la|est|suce|en|pute)| *$)/,
  ],
}
