/** OD-15: one shared set of widths. In-game always uses the collapsible layout whatever the width. */
export const breakpoints = {
  extraSmallMax: 640,
  mobileMax: 767,
  tabletMin: 768,
  tabletMax: 1023,
  desktopMin: 1024,
  wideMin: 1280,
} as const

export const media = {
  extraSmall: `(max-width: ${breakpoints.extraSmallMax}px)`,
  mobile: `(max-width: ${breakpoints.mobileMax}px)`,
  tablet: `(min-width: ${breakpoints.tabletMin}px) and (max-width: ${breakpoints.tabletMax}px)`,
  desktop: `(min-width: ${breakpoints.desktopMin}px)`,
  wide: `(min-width: ${breakpoints.wideMin}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const
