// Three linters of others at their strictest, asked about what is published: redocly's recommended-strict, spectral:oas
// and swagger-parser. What is meant to be as they find it stands in openapi/linter-exceptions.yaml (CD-140).
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'

const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/** `rule` with its linter, as in `redocly/no-unused-components`; `place` as file and pointer. */
export interface Finding {
  rule: string
  place: string
  message: string
}

/** One reason for what each of the rules finds at each of the places. */
export interface Exception {
  reason: string
  rules: readonly string[]
  places: readonly string[]
}

interface RedoclyReport {
  problems: { ruleId: string; message: string; location: { pointer: string }[] }[]
}

const askRedocly = async (file: string): Promise<Finding[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guidepost-redocly-'))
  try {
    // A configuration of its own: that of openapi/ is for the sources and leaves out what they cannot know.
    const settings = path.join(folder, 'redocly.yaml')
    await writeFile(settings, 'telemetry: off\nextends: [recommended-strict]\n')
    const words = ['lint', file, '--config', settings, '--format', 'json', '--max-problems', '1000']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
    const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
    const said = await promisify(execFile)(process.execPath, [redocly, ...words], options).catch(
      (error: { stdout?: string }) => error,
    )
    if (!said.stdout?.startsWith('{')) throw new Error(`redocly gave no report: ${String(said)}`)
    const { problems } = JSON.parse(said.stdout) as RedoclyReport
    return problems.map(({ ruleId, message, location: [at] }) => ({
      rule: `redocly/${ruleId}`,
      place: `${path.basename(file)}${at?.pointer ?? '#'}`,
      message,
    }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const pointerOf = (segments: readonly (string | number)[]): string =>
  ['#', ...segments.map((segment) => String(segment).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

const askSpectral = async (file: string): Promise<Finding[]> => {
  const spectral = new Spectral()
  // Its own types say of aliases that they be written otherwise than they are.
  spectral.setRuleset({ extends: [oas as unknown as RulesetDefinition] })
  const results = await spectral.run(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
  return results.map(({ code, path: segments, message }) => ({
    rule: `spectral/${code}`,
    place: `${path.basename(file)}${pointerOf(segments)}`,
    message,
  }))
}

/** It knows valid or not, and names the first thing it stumbles over. */
const askSwaggerParser = async (file: string): Promise<Finding[]> => {
  try {
    await SwaggerParser.validate(file)
    return []
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n')
    return [{ rule: 'swagger-parser/validate', place: `${path.basename(file)}#`, message }]
  }
}

/** Everything the three find in documents that lie in files; warnings and hints count as errors do. */
export const findStrictly = async (files: readonly string[]): Promise<Finding[]> => {
  // In a process of its own, so it works beside the others.
  const byRedocly = Promise.all(files.map(askRedocly))
  const findings: Finding[] = []
  for (const file of files) findings.push(...(await askSpectral(file)), ...(await askSwaggerParser(file)))
  return [...(await byRedocly).flat(), ...findings]
}

/** @returns findings nobody gave a reason for, and reasons for what is no longer found */
export const judgeFindings = (findings: readonly Finding[], exceptions: readonly Exception[]): string[] => {
  const wordOf = (rule: string, place: string): string => `${place} [${rule}]`
  const found = new Set(findings.map(({ rule, place }) => wordOf(rule, place)))
  const excepted = new Set(
    exceptions.flatMap(({ rules, places }) => rules.flatMap((rule) => places.map((place) => wordOf(rule, place)))),
  )
  return [
    ...exceptions
      .filter(({ reason }) => reason.trim() === '')
      .map(({ places }) => `an exception without a reason: ${places.join(', ')}`),
    ...findings
      .filter(({ rule, place }) => !excepted.has(wordOf(rule, place)))
      .map(({ rule, place, message }) => `${wordOf(rule, place)}: ${message}`),
    ...[...excepted].filter((word) => !found.has(word)).map((word) => `${word}: an exception for what nothing finds`),
  ]
}
