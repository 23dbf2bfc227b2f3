// The house's own rules for oxlint (.oxlintrc.json says where each holds; tests/house/planted.test.ts proves each).
import { addressesComeFromTheContract, shapesComeFromTheContract } from './contract.ts'
import {
  cookiesHaveOneDoor,
  fetchHasOneDoor,
  markupHasOneDoor,
  storageHasOneDoor,
  streamsHaveOneDoor,
  stylesStandInSheets,
  uploadsHaveOneDoor,
} from './doors.ts'
import { fastifyStaysInRoutes, uiKnowsNoRouter, walls } from './floors.ts'
import { callsAndFormsHaveOneWay, constantsReadLikeValues, functionsAreConstants } from './habits.ts'
import { noLongLines } from './long-lines.ts'
import { pureRules } from './pure-rules.ts'
import type { Rule } from './rule.ts'
import { settingsHaveOneDoor } from './settings.ts'
import { queriesLiveInStores, tablesHaveOneRoom, transactionsCallNobody } from './tables.ts'
import { everyTestRuns } from './tests.ts'
import { noVisibleSentence, noVisibleText } from './visible-text.ts'

export default {
  meta: { name: 'house' },
  rules: {
    'addresses-come-from-the-contract': addressesComeFromTheContract,
    'markup-has-one-door': markupHasOneDoor,
    'no-visible-sentence': noVisibleSentence,
    'queries-live-in-stores': queriesLiveInStores,
    'shapes-come-from-the-contract': shapesComeFromTheContract,
    'streams-have-one-door': streamsHaveOneDoor,
    'styles-stand-in-sheets': stylesStandInSheets,
    'tables-have-one-room': tablesHaveOneRoom,
    'transactions-call-nobody': transactionsCallNobody,
    'calls-and-forms-have-one-way': callsAndFormsHaveOneWay,
    'constants-read-like-values': constantsReadLikeValues,
    'cookies-have-one-door': cookiesHaveOneDoor,
    'every-test-runs': everyTestRuns,
    'fastify-stays-in-routes': fastifyStaysInRoutes,
    'fetch-has-one-door': fetchHasOneDoor,
    'functions-are-constants': functionsAreConstants,
    'no-long-lines': noLongLines,
    'no-visible-text': noVisibleText,
    'pure-rules': pureRules,
    'settings-have-one-door': settingsHaveOneDoor,
    'storage-has-one-door': storageHasOneDoor,
    'ui-knows-no-router': uiKnowsNoRouter,
    'uploads-have-one-door': uploadsHaveOneDoor,
    walls,
  } satisfies Record<string, Rule>,
}
