import { compileContent, type CompileOptions } from '../compile-content.ts'
import type { LoadedPack } from '../pack/document.ts'
import { loadPack } from '../pack/load-pack.ts'
import { memoryFiles } from '../pack/pack-files.ts'
import type { Content } from '../types.ts'
import { smallPackFiles } from './small-pack.ts'

/** The small pack, loaded; `change` replaces or adds files first. */
export const loadSmallPack = (change: Record<string, string> = {}): LoadedPack =>
  loadPack(memoryFiles({ ...smallPackFiles(), ...change }))

/** The small pack as a content version below `/support`. */
export const smallContent = (change: Record<string, string> = {}, options: Partial<CompileOptions> = {}): Content =>
  compileContent(loadSmallPack(change).document, {
    mountPath: '/support',
    importedAt: '2026-11-18T09:30:00.000Z',
    ...options,
  })
