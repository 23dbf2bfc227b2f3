import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Select } from '../../../kit/ui/Select.tsx'
import { isSearchKey, noSearch, searchCountry } from './countries.ts'
import type { Country } from './queries.ts'

/**
 * Values are phone prefixes, which repeat (+1 is the US and Canada): the choice is kept by its place in the list
 * (decisions-cases F4).
 * Typing searches the names with a buffer (LIMIT-03).
 */
export function CountrySelect({
  id,
  countries,
  index,
  onIndex,
  isDisabled = false,
}: {
  id: string
  countries: readonly Country[]
  index: number
  onIndex: (index: number) => void
  isDisabled?: boolean
}) {
  const select = useRef<HTMLSelectElement>(null)
  const search = useRef(noSearch)
  useLayoutEffect(() => {
    if (select.current) select.current.selectedIndex = index
  })
  const press = (event: KeyboardEvent): void => {
    const now = Date.now()
    if (!isSearchKey(event, search.current, now)) return
    event.preventDefault()
    const found = searchCountry(search.current, event.key, now, countries, index)
    search.current = found.search
    if (found.index >= 0) onIndex(found.index)
  }
  return (
    <Select
      id={id}
      ref={select}
      disabled={isDisabled}
      autoComplete="tel-country-code"
      onKeyDown={press}
      onChange={(event) => onIndex(event.target.selectedIndex)}
      choices={countries.map((country) => ({
        id: country.alpha2,
        value: country.phonePrefix,
        label: country.localizedName,
      }))}
    />
  )
}
