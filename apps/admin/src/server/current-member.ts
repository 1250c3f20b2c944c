import { deskMember, type DeskMember } from '@skelly/api/admin'
import { cache } from 'react'
import { apiContext } from './api-context.ts'

/** Who is at the desk, as the database says now; null for nobody who may. */
export const currentMember = cache(async (): Promise<DeskMember | null> => deskMember(await apiContext()))
