/** The portal's roles of colour, light and dark (web/src/kit/styles/tokens.css), for what is drawn without its style sheets. */
const portalColours = {
  surface: ['#faf8f4', '#0f1220'],
  'surface-raised': ['#f4f0e7', '#1a1e31'],
  'surface-floating': ['#ffffff', '#262b43'],
  text: ['#1b1c2b', '#f1eff4'],
  'text-quiet': ['#595764', '#aeb3c6'],
  line: ['#e2dacb', '#2c3149'],
  'line-strong': ['#857e73', '#777e9a'],
  accent: ['#3d44b8', '#aab4ff'],
  'on-accent': ['#ffffff', '#10143a'],
  danger: ['#b0231b', '#ff9c92'],
  focus: ['#1a1ad6', '#ffd84d'],
  brand: ['#14162a', '#0a0c16'],
  'on-brand': ['#f4f6fd', '#f4f6fd'],
} as const
export type ColourRole = keyof typeof portalColours

export const light = (role: ColourRole): string => portalColours[role][0]
export const dark = (role: ColourRole): string => portalColours[role][1]

const declared = (of: (role: ColourRole) => string): string =>
  (Object.keys(portalColours) as ColourRole[]).map((role) => `--${role}:${of(role)}`).join(';')
/** Each role as a custom property, by day and by night. */
export const colourStyle =
  `:root{color-scheme:light dark;${declared(light)}}` + `@media (prefers-color-scheme:dark){:root{${declared(dark)}}}`
