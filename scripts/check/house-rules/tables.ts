// A table is asked by the room that declares it; others ask that room. Statements of Kysely that name another room's do
// not compile (`Database<Own>`); here is what the compiler does not see.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, nameOf, part, parts, rule, type SyntaxNode } from './rule.ts'
import { countedReports } from './today.ts'

const roomOf = (file: string): string => file.split('/')[2] ?? ''

/** What is handed every table, and hands them on. */
const belowRooms = new Set(['compose', 'compose.ts', 'storage'])

let owners: Map<string, string> | undefined

/** Room by table, from the interface of each room’s tables. */
const ownersIn = (root: string): Map<string, string> => {
  const found = new Map<string, string>()
  for (const file of globSync('server/src/*/tables.ts', { cwd: root })) {
    const code = readFileSync(path.join(root, file), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
    const members = /interface \w*Tables \{([^}]*)\}/.exec(code)?.[1] ?? ''
    for (const [, table] of members.matchAll(/^\s*(\w+):/gm)) found.set(table ?? '', roomOf(file))
  }
  return found
}

const namesInSql = (node: SyntaxNode): string[] =>
  parts(part(node, 'quasi') ?? node, 'quasis').flatMap((quasi) =>
    [...String((quasi['value'] as { raw: string }).raw).matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)/gi)].map(
      ([, name]) => name ?? '',
    ),
  )

export const tablesHaveOneRoom = rule('a room asks its own tables alone', (context) => {
  owners ??= ownersIn(context.cwd)
  const room = roomOf(fileOf(context))
  const reports = countedReports(context, 'tables-have-one-room')
  return {
    ImportSpecifier: (node) => {
      if (nameOf(part(node, 'imported')) !== 'AnyDatabase' || belowRooms.has(room)) return
      reports.add(node, 'A room is given its own tables: Database<…Tables> of its tables.ts, not AnyDatabase.')
    },
    TaggedTemplateExpression: (node) => {
      for (const name of namesInSql(node)) {
        const owner = owners?.get(name)
        // The corridor is one: platform/ keeps its rows in tables that storage/ declares.
        if (owner !== undefined && owner !== room && !(owner === 'storage' && room === 'platform'))
          reports.add(node, `Table ${name} belongs to room ${owner}: ask what that room offers, or let it offer more.`)
      }
    },
    'Program:exit': reports.atEnd,
  }
})

export const queriesLiveInStores = rule('routes, services, rules and compose ask no table', (context) => {
  const reports = countedReports(context, 'queries-live-in-stores')
  const message = 'A query belongs to a store: give the room’s store a function with a name, and call that.'
  return {
    CallExpression: (node) => {
      const callee = part(node, 'callee')
      const begins = ['deleteFrom', 'insertInto', 'selectFrom', 'updateTable'].includes(nameOf(callee) ?? '')
      if (callee?.type === 'MemberExpression' && begins) reports.add(node, message)
    },
    TaggedTemplateExpression: (node) => {
      if (nameOf(part(node, 'tag')) === 'sql') reports.add(node, message)
    },
    'Program:exit': reports.atEnd,
  }
})

/** Whether the node stands in a function that is handed to `withTransaction(…)`. */
const isInTransaction = (node: SyntaxNode): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'CallExpression' && nameOf(part(at, 'callee')) === 'withTransaction') return true
  }
  return false
}

export const transactionsCallNobody = rule('no call over the network within a transaction', (context) => ({
  CallExpression: (node) => {
    const callee = part(node, 'callee')
    const isCall = callee?.type === 'Identifier' ? nameOf(callee) === 'fetch' : nameOf(callee) === 'sendMail'
    if (!isCall || !isInTransaction(node)) return
    const message = 'A transaction waits for nobody outside: enqueue a job, or call before it begins.'
    context.report({ node, message })
  },
}))
