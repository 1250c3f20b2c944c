import { useQueryClient } from '@tanstack/react-query'
import { useTRPC } from '../trpc/trpc.ts'

/** Reads a player's page anew, after something was done to them. */
export const useFreshFile = (): (() => Promise<void>) => {
  const trpc = useTRPC()
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: trpc.players.pathKey() })
}
