/** As `work` ends, unless that takes longer than `patience` ms: then it rejects, and nobody waits for `work`. */
export const withinTime = <Value>(patience: number, work: Promise<Value>): Promise<Value> => {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
  void work.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}
