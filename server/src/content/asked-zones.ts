/**
 * Time zones of the EU, the EEA, the United Kingdom and Switzerland, whose law asks for consent before use is counted on
 * somebody's device (CD-160). All of `Europe/` rather than a list that ages.
 */
export const lawZones: readonly string[] = [
  'Europe/',
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Marigot',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Jan_Mayen',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
]
