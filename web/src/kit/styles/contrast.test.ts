/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

type Roles = Record<string, { light: string; dark: string }>

/** `--role: light-dark(#…, #…)` or `--role: #…` */
const rolesOf = (css: string): Roles => {
  const roles: Roles = {}
  for (const [, role, light, dark, both] of css.matchAll(
    /--([a-z0-9-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g,
  ))
    roles[role!] = { light: light ?? both!, dark: dark ?? both! }
  return roles
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-floating', 'surface-sunken']
const on = (fronts: string[], backs: string[]): [string, string][] =>
  fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]))

/** What is written on what: at least 4.5 : 1 (promises W6). */
const text = [
  ...on(['text', 'text-quiet', 'accent', 'accent-strong', 'danger', 'success', 'warning', 'info'], surfaces),
  ...on(['on-accent'], ['accent', 'accent-strong']),
  ...on(['on-accent-soft'], ['accent-soft']),
  ...on(['on-danger'], ['danger']),
  ...on(['text', 'text-quiet'], ['danger-soft', 'success-soft', 'warning-soft', 'info-soft']),
  ...['danger', 'success', 'warning', 'info'].map((tone): [string, string] => [tone, `${tone}-soft`]),
  ...on(['on-brand', 'on-brand-quiet'], ['brand', 'hero-from']),
  ...on(['on-brand'], ['hero-to']),
]
/** Edges of controls and the focus ring: at least 3 : 1. */
const parts = [...on(['line-strong', 'focus'], ['surface', 'surface-raised', 'surface-floating'])]

const tokens = rolesOf(readFileSync('web/src/kit/styles/tokens.css', 'utf8'))
const themes = globSync('web/src/kit/styles/themes/*.css')
const looks: [string, Roles][] = [
  ['portal', tokens],
  ...themes.map((path): [string, Roles] => [
    basename(path, '.css'),
    { ...tokens, ...rolesOf(readFileSync(path, 'utf8')) },
  ]),
]

test('every game of the asset list has a theme', () => {
  expect(themes.map((path) => basename(path, '.css')).sort()).toEqual([
    'blizzcon',
    'diablo4',
    'hearthstone',
    'immortal',
    'overwatch',
    'rumble',
    'services',
    'warcraftstrategy',
    'wow',
  ])
})

describe.each(looks)('%s', (_, roles) => {
  test.each(['light', 'dark'] as const)('can be read in %s', (scheme) => {
    const weak = (pairs: [string, string][], least: number): string[] =>
      pairs.flatMap(([front, back]) => {
        const value = contrast(roles[front]![scheme], roles[back]![scheme])
        return value < least ? [`${front} on ${back}: ${value.toFixed(2)}`] : []
      })
    expect(weak(text, 4.5)).toEqual([])
    expect(weak(parts, 3)).toEqual([])
  })
})
