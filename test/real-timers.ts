// Also after a failed assertion: with fake timers the next test would wait forever.
afterEach(() => jest.useRealTimers())
