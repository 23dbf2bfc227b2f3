// `make lab DO=graph`: who imports whom between the folders of server/src and web/src, as lines or, with DOT=1, for
// Graphviz. Exits 1 when anything goes in a circle.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { boxGraph, cyclesOf, readGraph } from '../../tests/house/import-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
const graph = readGraph(root, files)
const boxes = boxGraph(graph)
const edges = [...boxes].flatMap(([from, targets]) => targets.map((to) => `  "${from}" -> "${to}"`))
const cycles = [...cyclesOf(graph), ...cyclesOf(boxes)]

if (process.argv.includes('--dot')) {
  console.log(`digraph guidepost {\n  rankdir=LR\n  node [shape=box]\n${edges.join('\n')}\n}`)
} else {
  const width = Math.max(...[...boxes.keys()].map((box) => box.length))
  for (const [box, targets] of boxes) console.log(`${box.padEnd(width)}  → ${targets.join(' ') || '–'}`)
  console.log(`\n${graph.size} files, ${boxes.size} folders, ${edges.length} arrows, ${cycles.length} circles`)
}
for (const cycle of cycles) console.error(`circle: ${cycle.join(' ↔ ')}`)
process.exitCode = cycles.length === 0 ? 0 : 1
