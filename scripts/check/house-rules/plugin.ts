// The house's own rules for oxlint (.oxlintrc.json says where each holds; tests/house/planted.test.ts proves each): whatever the
// files export, `wallsOfHouses` as `house/walls-of-houses`.
import * as contract from './contract.ts'
import * as doors from './doors.ts'
import * as floors from './floors.ts'
import * as habits from './habits.ts'
import * as longLines from './long-lines.ts'
import * as pureRules from './pure-rules.ts'
import type { Rule } from './rule.ts'
import * as settings from './settings.ts'
import * as tables from './tables.ts'
import * as tests from './tests.ts'
import * as visibleText from './visible-text.ts'

const files: readonly Readonly<Record<string, Rule>>[] = [
  contract,
  doors,
  floors,
  habits,
  longLines,
  pureRules,
  settings,
  tables,
  tests,
  visibleText,
]
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(files.flatMap(Object.entries<Rule>).map(([name, rule]) => [kebab(name), rule])),
}
