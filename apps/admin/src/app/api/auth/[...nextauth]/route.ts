import NextAuth from 'next-auth'
import type { NextRequest } from 'next/server'
import { auth } from '../../../../server/auth.ts'

interface Context {
  readonly params: Promise<{ nextauth: string[] }>
}

const handle = async (request: NextRequest, context: Context): Promise<unknown> =>
  NextAuth(request, context, auth())

export { handle as GET, handle as POST }
