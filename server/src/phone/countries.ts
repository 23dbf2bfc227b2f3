// Countries for the phone's country select: names from the platform's locale data, prefixes and examples from the
// numbering plans (OD-109).
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/examples.mobile.json'
import type { CountryList } from '#generated/server/schemas.ts'
import { alpha3Of } from './alpha3.ts'

/** Every country that has a numbering plan, by localized name. */
export const countryList = (locale: string): CountryList => {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'code' })
  const collator = new Intl.Collator([locale, 'en'])
  const countries = getCountries().flatMap((alpha2) => {
    const alpha3 = alpha3Of(alpha2)
    const example = getExampleNumber(alpha2, examples)
    if (alpha3 === undefined || example === undefined) return []
    const localizedName = names.of(alpha2) ?? alpha2
    return [
      {
        phonePrefix: `+${getCountryCallingCode(alpha2)}`,
        localizedName,
        examplePhoneNumber: example.formatNational(),
        alpha2,
        alpha3,
      },
    ]
  })
  return { countryList: countries.sort((one, other) => collator.compare(one.localizedName, other.localizedName)) }
}
