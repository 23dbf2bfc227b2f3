// Usage: node scripts/check/lint-openapi.ts – checks openapi/openapi.yaml, openapi/desk.yaml and the drafts: redocly's
// rules, then the house's own.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { bundleDocument } from '../generate/bundle.ts'
import { withComposed } from '../generate/compose.ts'
import { examplesOf, operationsOf, resolve, type OpenApi, type Schema } from '../generate/document.ts'
import { catalogueFile } from '../generate/problem-schemas.ts'
import { findRepeats } from './contract-repeats.ts'
import { createDocumentCheck } from './document-check.ts'
import { rules, type Subject } from './openapi-rules.ts'
import { findCodes } from './published-texts.ts'

const run = promisify(execFile)
const contract = fileURLToPath(new URL('../../openapi/', import.meta.url))
/** Drafts keep the same rules, so that taking one up is moving files. */
const indexNames = ['openapi.yaml', 'desk.yaml', 'drafts/openapi.yaml', 'drafts/desk.yaml']
const redocly = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/** Redocly's findings as text; empty when there are none. It reads the contract with every `x-like` carried out. */
const lintWithRedocly = async (name: string): Promise<string[]> => {
  const settings = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  try {
    const words = ['lint', name, '--config', path.join(contract, 'redocly.yaml'), '--format', 'stylish']
    await withComposed(path.join(contract, name), ({ folder }) =>
      run(process.execPath, [redocly, ...words], { cwd: folder, env: settings, maxBuffer: 16 * 1024 * 1024 }),
    )
    return []
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return [stdout?.trim() || stderr?.trim() || String(error)]
  }
}

/** Files of the operations by path and method, as the index names them. */
const filesByOperation = async (index: string): Promise<Map<string, string>> => {
  const text = await readFile(path.join(contract, index), 'utf8')
  const { paths } = parse(text) as { paths: Record<string, Record<string, { $ref?: string }>> }
  return new Map(
    Object.entries(paths).flatMap(([address, item]) =>
      Object.entries(item).map(
        ([method, { $ref }]) => [`${method.toUpperCase()} ${address}`, path.posix.normalize($ref ?? '')] as const,
      ),
    ),
  )
}

/** Component schemas must carry their own name as title; error lists and the generated types quote it. */
const findUntitled = ({ components }: OpenApi): string[] =>
  Object.entries(components?.schemas ?? {})
    .filter(([name, schema]) => schema.title !== name)
    .map(([name, schema]) => `schema ${name} has ${schema.title ? `the title ${schema.title}` : 'no title'}`)

/** Enums hold no null: it breaks two generators (say `anyOf` with null, or a nullable type with a pattern). */
const findNullEnums = ({ components }: OpenApi): string[] => {
  const visit = (node: unknown, where: string): string[] => {
    if (typeof node !== 'object' || node === null) return []
    const own =
      Array.isArray((node as Schema).enum) && (node as Schema).enum?.includes(null) ? [`${where}: null in an enum`] : []
    return [...own, ...Object.entries(node).flatMap(([key, child]) => visit(child, `${where}.${key}`))]
  }
  return Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => visit(schema, name))
}

/** Examples of JSON that travels as text are checked here, because no linter looks into `contentSchema`. */
const createTextExampleCheck = (document: OpenApi): ((subject: Subject) => string[]) => {
  const check = createDocumentCheck(document)
  return (subject) =>
    Object.entries(subject.operation.responses).flatMap(([status, raw]) =>
      Object.values(resolve(document, raw).content ?? {}).flatMap((media) => {
        const inner = media.schema?.contentSchema
        if (!inner) return []
        return examplesOf(document, media).flatMap(([name, value]) => {
          const text = String(value ?? '')
          return text === ''
            ? []
            : check(inner, JSON.parse(text)).map((mistake) => `answer ${status}, example ${name}: ${mistake}`)
        })
      }),
    )
}

/** Files below a room that nothing refers to: a forgotten example, a schema left behind. */
const findOrphans = (texts: ReadonlyMap<string, string>): string[] => {
  const named = new Set<string>()
  for (const [file, text] of texts) {
    for (const [, ref] of text.matchAll(/(?:\$ref|x-like):\s*['"]?([^'"\s,}#]+\.yaml)/g)) {
      named.add(path.posix.join(path.posix.dirname(file), ref ?? ''))
    }
  }
  return [...texts.keys()]
    .filter((file) => file.includes('/') && !named.has(file) && file !== catalogueFile && !indexNames.includes(file))
    .map((file) => `${file} is named by nothing`)
}

/** Every file of the contract as it is written. */
const readContract = async (): Promise<Map<string, string>> => {
  const names = (await readdir(contract, { recursive: true })).filter((name) => name.endsWith('.yaml')).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(contract, name), 'utf8')))
  return new Map(names.map((name, index) => [name.split(path.sep).join('/'), texts[index]!]))
}

/** All findings about one document. */
const lintDocument = async (index: string): Promise<string[]> => {
  const byRedocly = await lintWithRedocly(index)
  const document = await bundleDocument(path.join(contract, index)).catch((error: Error) => error.message)
  if (typeof document === 'string') return [...byRedocly, document]
  const files = await filesByOperation(index)
  const findTextExamples = createTextExampleCheck(document)
  return [
    ...byRedocly,
    ...operationsOf(document).flatMap((placed) => {
      const subject: Subject = { ...placed, document, file: files.get(`${placed.method} ${placed.path}`) ?? '(index)' }
      return [
        ...rules.flatMap((rule) => rule.find(subject).map((finding) => `${subject.file}: ${finding} [${rule.name}]`)),
        ...findTextExamples(subject).map((finding) => `${subject.file}: ${finding} [text-examples-fit]`),
      ]
    }),
    ...findUntitled(document).map((finding) => `${index}: ${finding} [schemas-have-titles]`),
    ...findNullEnums(document).map((finding) => `${index}: ${finding} [no-null-in-enums]`),
    ...findCodes(document).map((finding) => `${index}: ${finding} [texts-speak-to-partners]`),
  ]
}

// Orphans are looked for whatever else is wrong; a document that cannot be bundled is a finding like any other.
const indexes = indexNames.filter((index) => existsSync(path.join(contract, index)))
const texts = await readContract()
const contents = new Map([...texts].map(([file, text]) => [file, parse(text) as unknown]))
const findings = [
  ...(await Promise.all(indexes.map(lintDocument))).flat(),
  ...findOrphans(texts).map((finding) => `${finding} [no-orphans]`),
  ...findRepeats(contents).map((finding) => `${finding} [no-repeats]`),
]
if (findings.length > 0) {
  console.error(findings.join('\n'))
  console.error(`\nThe contract breaks ${findings.length} rules (openapi/README.md says which there are).`)
  process.exitCode = 1
} else {
  console.log(`The contract keeps its ${rules.length + 5} house rules and redocly's: ${indexes.join(', ')}`)
}
