import { useWrite } from '../../shared/use-write.ts'
import { useRoutingAgain } from './queries.ts'

export const useAct = () => useWrite(useRoutingAgain())
