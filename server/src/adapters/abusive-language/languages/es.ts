import type { LanguageRules } from '../language-rules.ts'
import { pattern } from '../pattern.ts'

export const es: LanguageRules = {
  strong: `
    puta putas puto putos putita putazo hijoputa* hijueputa* hijodeputa hdp gilipollas gilipolla cabron cabrones
    cabrona pendejo* pendeja* maricon* marica maricas malparid* gonorrea* chingad* chinguen culero* culera*
    mamahuevo* mamaguevo* mamon mamones verga vergas subnormal* retrasad* mogolic* sudaca* panchito* soplapollas
    comemierda* lameculo* huevon* huevones boludo* pelotudo* forro forros carapolla capullo* tontopolla* imbecil*
    ctm conchetumadre csm zorra zorras joputa tarado* tarada* estupido estupida estupidos estupidas negrata*`,
  names: `
    idiota idiotas tonto tontos manco mancos payaso payasos noob noobs basuras escoria rata ratas
    perro perra cerdo cerdos cobarde cobardes babosa mongolo mongol`,
  directed:
    'inutil inutiles basura mierda asco malo malisimo feo fea cancer mono monos bot patetico patetica asqueroso asquerosa',
  address: pattern`
      \b(?:eres|sos|son|sois|es|eres una|maldito|malditos|maldita|puto|puta|pinche|pinches|equipo de|sucio|sucia
      |vaya|que|tu equipo|pedazo de)(?: (?:un|una|unos|unas|tan|muy|mas|la|el|todos|solo|pura|puro|de))* $`,
  excused: /\b(?:soy|yo|me|siento|sentirme|fui)(?: (?:soy|un|una|muy|tan|como|siento|el|la|ser))* $/,
  phrases: [
    /\bhij[oa]s? de (?:la )?(?:gran |mil )?(?:puta|perra|p)\b/,
    /\bvete a la (?:mierda|verga|chingada)\b/,
    /\b(?:vayanse|andate|idos|irse) a la (?:mierda|verga|concha)\b/,
    /\bchinga (?:tu|a tu)\b/,
    /\btu (?:puta )?madre\b(?= (?:es|la|en|chup)| *$)/,
    /\bque te (?:jodan|den|follen|mueras)\b/,
    /\bconcha (?:de|e) tu\b/,
    /\bpedazo de (?:mierda|basura|imbecil|animal)\b/,
    /\bmuerete\b/,
    /\bmatate\b/,
    /\bojala (?:te|se) (?:mueras?|mueran|pudras?)\b/,
    /\bcallate\b/,
    /\bchup(?:ame|a mi|ala|enla|amela)\b/,
    /\bte voy a (?:matar|encontrar|romper|partir)\b/,
    /\b(?:me cago en|cago en) (?:tu|tus|vuestr|su)\w*\b/,
    /\b(?:malditos?|putos?|asquerosos?) (?:negros?|moros?|judios?|indios?|venecos?)\b/,
  ],
}
