import { describe } from 'vitest'
import { memoryCodeBook } from '../../src/codes/memory-code-book.ts'
import { memoryLead, type Leading } from '../../src/lead/memory-lead.ts'
import { memoryLimit } from '../../src/limits/rated-limit.ts'
import { memoryPresence } from '../../src/presence/memory-presence.ts'
import { memoryWaitingList } from '../../src/queue/memory-waiting-list.ts'
import { codeBookSuite } from './code-book.suite.ts'
import { leadSuite } from './lead.suite.ts'
import { presenceSuite } from './presence.suite.ts'
import { waitingListSuite } from './waiting-list.suite.ts'
import { wrongCodesSuite } from './wrong-codes.suite.ts'

describe('the code book in memory', () => codeBookSuite(memoryCodeBook))
describe('the waiting list in memory', () => waitingListSuite(memoryWaitingList))
describe('presence in memory', () => presenceSuite(memoryPresence))
describe('wrong codes in memory', () => wrongCodesSuite(memoryLimit))
describe('the lead in memory', () =>
  leadSuite(() => {
    const leading: Leading = new Map()
    return [memoryLead('one', leading), memoryLead('other', leading)]
  }))
