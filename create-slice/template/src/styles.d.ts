/// <reference types="@pasaz/slice/styles" />
