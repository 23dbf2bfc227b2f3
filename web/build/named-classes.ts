// A style sheet's classes as constants that the bundler writes where they are used: an object of all of them would come with
// every screen. The sheet itself stays, though none of its names is read any more.
import type { Plugin } from 'vite'

const sheet = /^import (\w+) from ('[^']+\.module\.css')/gm

export const namedClasses = (): Plugin[] => [
  {
    name: 'named-classes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code) => (code.includes('.module.css') ? code.replaceAll(sheet, 'import * as $1 from $2') : null),
    },
  },
  {
    name: 'named-classes-stay',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      order: 'post',
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
]
