// What is made of steps, each given what those before it gave: a step that needs what comes later does not compile.

interface Building<Made, Room> {
  with: <Given extends object>(
    step: (made: Made) => Given | Promise<Given>,
  ) => Building<Made & Omit<Given, 'room'>, Room>
  /** Takes the steps, one after another. */
  build: () => Promise<void>
}

/** @param opened is given the room of each step that has one */
export const building = <Made extends object, Room>(
  first: Made,
  opened: (room: Room) => void,
): Building<Made, Room> => {
  const steps: ((made: never) => object | Promise<object>)[] = []
  const whole: Building<Made, Room> = {
    with: (step) => {
      steps.push(step)
      return whole as never
    },
    build: async () => {
      let made: object = first
      for (const step of steps) {
        const { room, ...given }: { room?: Room } = await step(made as never)
        made = { ...made, ...given }
        if (room) opened(room)
      }
    },
  }
  return whole
}
