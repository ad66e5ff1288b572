"""Three processes, people everywhere, and somebody who pulls plugs: nobody is told a lie."""
