// What the contract says is not written again by hand.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nameOf, part, parts, rule, type SyntaxNode } from './rule.ts'
import { countedReports } from './today.ts'

interface Document {
  paths: Record<string, unknown>
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> }
}

interface Contract {
  paths: ReadonlySet<string>
  /** Names of a schema by its members' names, sorted. */
  schemas: ReadonlyMap<string, string>
}

/** Fewer members than these make no shape that anybody would know again. */
const fewest = 4

let contract: Contract | undefined

const contractIn = (root: string): Contract => {
  const documents = ['openapi', 'desk'].map(
    (name) => JSON.parse(readFileSync(path.join(root, `generated/${name}.json`), 'utf8')) as Document,
  )
  const schemas = documents
    .flatMap(({ components }) => Object.entries(components.schemas))
    .map(([name, { properties }]) => [Object.keys(properties ?? {}), name] as const)
    .filter(([members]) => members.length >= fewest)
  return {
    paths: new Set(documents.flatMap(({ paths }) => Object.keys(paths))),
    schemas: new Map(schemas.map(([members, name]) => [members.toSorted().join(), name])),
  }
}

export const shapesComeFromTheContract = rule('a shape of the contract is taken from it', (context) => {
  contract ??= contractIn(context.cwd)
  const reports = countedReports(context, 'shapes-come-from-the-contract')
  const see = (node: SyntaxNode, members: SyntaxNode[]): void => {
    const names = members.map((member) => (member.type === 'TSPropertySignature' ? nameOf(part(member, 'key')) : null))
    const schema = contract?.schemas.get(names.map(String).toSorted().join())
    if (schema === undefined) return
    reports.add(node, `These are the members of the contract's ${schema}: take its type from #generated.`)
  }
  return {
    TSInterfaceBody: (node) => see(node, parts(node, 'body')),
    TSTypeLiteral: (node) => see(node, parts(node, 'members')),
    'Program:exit': reports.atEnd,
  }
})

const isAddress = (text: string): boolean => /^\/services\/(?:bft|desk)\/api\b/.test(text)

export const addressesComeFromTheContract = rule('an address of the contract is written as in it', (context) => {
  contract ??= contractIn(context.cwd)
  const reports = countedReports(context, 'addresses-come-from-the-contract')
  const message =
    'Call the operation (useApi, api.GET …) or bind its handler by operationId; addresses are the contract’s.'
  return {
    Literal: (node) => {
      const { value } = node
      if (typeof value === 'string' && isAddress(value) && contract?.paths.has(value) === false)
        reports.add(node, message)
    },
    TemplateLiteral: (node) => {
      const [first] = parts(node, 'quasis')
      if (first !== undefined && isAddress(String((first['value'] as { raw: string }).raw))) reports.add(node, message)
    },
    'Program:exit': reports.atEnd,
  }
})
