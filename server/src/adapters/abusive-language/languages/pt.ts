import type { LanguageRules } from '../language-rules.ts'
import { pattern } from '../pattern.ts'

export const pt: LanguageRules = {
  strong: `
    puta putas puto putinha* putaria fdp fdps vsf vtnc vtmnc tnc viado* viada viadinho* viadao arrombad* cuzao
    cuzoes cuzona cuzinho cu buceta* bucetuda boceta otario* otaria* retardad* desgracad* desgraca vagabund* escrot*
    escrota babaca* trouxa* piranha* vadia* bicha bichas bichona boiola* corno cornos corna piroca* punheta*
    punheteir* xota xoxota* xereca* safado* safada* imbecil imbecis idiota* canalha* nojent* mongoloid* mongol
    sapatao traveco* crioulo* macaca fedorent* vagaba* quenga* rapariga cadela baitola* hipocrita* filhodaputa
    filhadaputa jumento* asno babuino escroto foder fuder fude fode fodido*
    fudido* fodida* fudida* bosta bostas corja corjas fracassad* piriguete* periguete* cuzudo* punhet* broxa*
    brocha* biscate* putona* putinh* merdinha* bostinha* otari* trouxas energumen* cafajest*
    mequetrefe* desgramad* disgraca* disgracad* debiloide* tapado* retardo*
    chupador* boqueteir* mamador* baranga* mocreia* rabuda* putiane* vagabas lazarent* fuleir*
    arrombo* xereka* pirocud* cagao cagona fdms vsfd tnmc tmnc`,
  harmless: 'cacetete reputacao computador',
  names: `
    burro burra burros burras palhaco palhacos noob noobs verme vermes rato ratos
    macaco macacos cretino cretina gado gados mala malas porco porca lacaio covarde covardes feia
    gorda gordo mentiroso`,
  directed:
    'ladrao ladroes inutil inuteis doente doentes lixo ruim ridiculo ridicula feio cancer nojo bot horrivel patetico louco louca fdp',
  address: pattern`
      \b(?:voce e|vc e|tu e|tu es|ce e|voces sao|vcs sao|seu|sua|seus|suas|esse|essa|que|bando de|um|e um|e uma
      |time de|ele e|ela e|cala a boca|mulher|povo|cara)(?: (?:um|uma|tao|muito|mais|tudo|so|de|bando|puro))* $`,
  excused: /\b(?:eu|sou|me|mim|meu|minha|to|fui)(?: (?:sou|um|uma|muito|mais|tao|sinto|fui|o|a|mesmo))* $/,
  phrases: [
    /\bfilh[oa]s? d[aeo] (?:uma )?(?:puta|mae|p|egua|rapariga|quenga)\b/,
    /\bvai (?:se |te )?(?:foder|fuder|lascar|tomar|a merda|pra puta|dar o|morrer|pro inferno)\b/,
    /\bv(?:ai|a) tom(?:ar|a) no\b/,
    /\btoma(?:r)? no cu\b/,
    /\bcala (?:a |essa |sua )?boca\b/,
    /\bpau no\b/,
    /\bse (?:fode|fuder|foder|mata)\b/,
    /\bchupa (?:meu|minha|aqui|que)\b/,
    /\bsua mae\b(?= (?:e|aquela|na)| *$)/,
    /\bvou te (?:matar|achar|quebrar|pegar|estuprar)\b/,
    /\btomara que (?:voce |vc )?(?:morra|se foda)\b/,
    /\bputa que\b/,
    /\b(?:seu|sua|teu|tua|seus|suas|esse|essa|um|uma|de|bando de|monte de) merdas?\b/,
    /\btom(?:ar?|ei|o|em) (?:bem )?n(?:o|a|esse|esses) (?:seu |teu |meu |olho|cu|rabo)/,
    /\benfi(?:a|ar|e|ou|em) (?:no|na|isso|essa|esse|no seu)\b/,
    /\b(?:meu|teu|seu) (?:pau|caralho|rabo)\b/,
    /\bmau carater\b/,
    /\bsem (?:nocao|vergonha|cerebro)\b/,
    /\bmanda(?:r|ndo)? (?:tomar|se fuder|a merda)\b/,
    /\bte (?:fode|foda|fuder|foder|lasca)\b/,
    /\b(?:preto|negro|gay|nordestino)s? (?:safado|imundo|nojento|de merda)\b/,
    /\b(?:velh[oa]|gord[oa]) (?:safad[oa]|nojent[oa]|escrot[oa])\b/,
  ],
}
