/** OD-15: one shared set of widths. In-game always uses the collapsible layout whatever the width. */
export const BREAKPOINTS = {
  extraSmallMax: 640,
  mobileMax: 767,
  tabletMin: 768,
  tabletMax: 1023,
  desktopMin: 1024,
  wideMin: 1280,
} as const

export const MEDIA = {
  extraSmall: `(max-width: ${BREAKPOINTS.extraSmallMax}px)`,
  mobile: `(max-width: ${BREAKPOINTS.mobileMax}px)`,
  tablet: `(min-width: ${BREAKPOINTS.tabletMin}px) and (max-width: ${BREAKPOINTS.tabletMax}px)`,
  desktop: `(min-width: ${BREAKPOINTS.desktopMin}px)`,
  wide: `(min-width: ${BREAKPOINTS.wideMin}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const
