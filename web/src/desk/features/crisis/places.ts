// Where a problem is: parts of the world, for which browsers have no names, and countries, for which they have.
import { useTexts } from '../../shared/i18n.ts'

const parts = ['150', '021', '419', '142', '009', '002'] as const
const isPart = (place: string): place is (typeof parts)[number] => parts.some((part) => part === place)

/** Countries with realms or laws of their own. */
export const knownPlaces: readonly string[] = [
  ...parts,
  ...['US', 'BR', 'DE', 'FR', 'ES', 'GB', 'JP', 'KR', 'CN', 'TW', 'AU', 'SA'],
]

export const usePlaceName = (): ((place: string) => string) => {
  const { t, locale } = useTexts()
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  return (place) => (isPart(place) ? t(`crisis.place.${place}`) : (countries.of(place) ?? place))
}
