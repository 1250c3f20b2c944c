import { useEffect } from 'react'
import { runningGames } from './running-games.ts'

/** Tells the page that a game is played on it. */
export const useRunningGame = (isRunning: boolean): void => {
  useEffect(() => (isRunning ? runningGames.begin() : undefined), [isRunning])
}
