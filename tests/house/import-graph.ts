// Who imports whom in server/src and web/src, type-only imports included: the edges that the house tests walk and
// `make lab DO=graph` prints.
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Imported files (from the root) and `#generated/…` specifiers, by importing file. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const specifier =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g

/** Of one file; packages are none of ours. */
export const importsOf = (file: string, text: string): string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(specifier)]
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .filter((target) => target.startsWith('.') || target.startsWith('#'))
    .map((target) => (target.startsWith('.') ? normalize(join(dirname(file), target.replace(/\?.*$/, ''))) : target))

/** Files that run in the product: no tests, nothing that only tests use. */
export const isSource = (file: string): boolean =>
  /^(server|web)\/src\/.*\.(ts|tsx)$/.test(file) && !/\.(test|type-test)\.tsx?$/.test(file) && !/\/testing\//.test(file)

export const readGraph = (root: string, files: readonly string[]): ImportGraph =>
  new Map(files.filter(isSource).map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))

/** Every group of nodes that reach each other; none when there is no cycle. (Tarjan's strongly connected components) */
export const cyclesOf = (graph: ImportGraph): string[][] => {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []
  const visit = (node: string): number => {
    const mine = order.size
    order.set(node, mine)
    low.set(node, mine)
    open.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) low.set(node, Math.min(low.get(node) ?? 0, visit(next)))
      else if (isOpen.has(next)) low.set(node, Math.min(low.get(node) ?? 0, order.get(next) ?? 0))
    }
    if (low.get(node) === mine) {
      const group = open.splice(open.indexOf(node))
      for (const member of group) isOpen.delete(member)
      if (group.length > 1 || (graph.get(node) ?? []).includes(node)) found.push(group.sort())
    }
    return low.get(node) ?? mine
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The folder that is drawn as one box: a room with its desk side apart, or what lies beside the rooms. */
export const boxOf = (file: string): string => {
  const [side = '', , ...inside] = file.split('/')
  const [floor = '', second = ''] = inside
  if (inside.length === 1)
    return side === 'server' && /^(server|app|compose)\.ts$/.test(floor) ? 'server' : `${side}/${floor}`
  if (side === 'web') {
    if (inside.length === 2) return `web/${floor}`
    const isRoom = inside.length > 3 && /^(features|shared)$/.test(second)
    return ['web', floor, second, ...(isRoom ? inside.slice(2, 3) : [])].join('/')
  }
  return second === 'desk' ? `server/${floor}/desk` : `server/${floor}`
}

/** The same graph between boxes: an edge where any file of one imports any file of the other. */
export const boxGraph = (graph: ImportGraph): ImportGraph => {
  const boxes = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const from = boxOf(file)
    const edges = boxes.get(from) ?? new Set<string>()
    boxes.set(from, edges)
    for (const target of targets) {
      if (!graph.has(target)) continue
      const to = boxOf(target)
      if (to !== from) edges.add(to)
    }
  }
  return new Map([...boxes].sort(([a], [b]) => a.localeCompare(b)).map(([box, edges]) => [box, [...edges].sort()]))
}
